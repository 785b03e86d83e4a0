// The end-to-end tests start at one fixed instant, so that no result depends on the day they run. Time passes as usual from there.

/** A Wednesday, 19:30 in Chile. `TEST_NOW` (an ISO instant) overrides it. */
const defaultNow = '2026-06-17T23:30:00.000Z'
const variable = 'TEST_CLOCK_OFFSET_MS'

/** Computes the offset from the machine's clock once, for this process and all that inherit its environment. */
export function setTestClock() {
  process.env[variable] ??= String(Date.parse(process.env.TEST_NOW ?? defaultNow) - Date.now())
}

/** The offset of the test clock from the machine's clock, ms; 0 outside of the tests. */
export const clockOffset = () => Number(process.env[variable] ?? 0)

/**
 * Makes `Date` read `offset` ms ahead of the machine's clock; a function is called at each reading. Its source is also evaluated in pages
 * and other processes, so it must not use anything defined outside of it.
 */
export function shiftDate(offset: number | (() => number)) {
  const RealDate = Date
  const now = () => RealDate.now() + (typeof offset === 'function' ? offset() : offset)
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  })
}

/**
 * The environment that makes a Node process, and its worker threads, shift their `Date` before any other code runs. `further`: additional
 * ms ahead of the test clock.
 */
export function shiftedEnvironment(further = 0): Record<string, string> {
  const offset = clockOffset() + further
  if (offset === 0) return {}
  const script = encodeURIComponent(`(${shiftDate})(${offset})`)
  return { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=data:text/javascript,${script}`.trim() }
}

/**
 * The environment that makes a Node process shift its `Date` ahead of the test clock by the milliseconds written in `file`. The process
 * reads the file when it starts, and again each time it gets SIGUSR2.
 */
export function jumpingEnvironment(file: string): Record<string, string> {
  const script = `
    import { readFileSync } from 'node:fs'
    const __name = (value) => value // which tsx writes into functions
    let ahead = 0
    const read = () => { ahead = Number(readFileSync(${JSON.stringify(file)}, 'utf8')) }
    read()
    process.on('SIGUSR2', read)
    ;(${shiftDate})(() => ahead)`
  const before = shiftedEnvironment().NODE_OPTIONS ?? process.env.NODE_OPTIONS ?? ''
  return { NODE_OPTIONS: `${before} --import=data:text/javascript,${encodeURIComponent(script)}`.trim() }
}
