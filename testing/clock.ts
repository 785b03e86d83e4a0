// The end-to-end tests start at a fixed time, so that results do not depend on the day. From there, time passes normally.

/** A Wednesday, 19:30 in Chile. `TEST_NOW` (an ISO instant) overrides it. */
const defaultNow = '2026-06-17T23:30:00.000Z'
const variable = 'TEST_CLOCK_OFFSET_MS'

/** Computes, only once, how far the test clock is from the real time, for this process and its child processes. */
export function setTestClock() {
  process.env[variable] ??= String(Date.parse(process.env.TEST_NOW ?? defaultNow) - Date.now())
}

/** How far the test clock is ahead of the real time, in ms; 0 outside of tests. */
export const clockOffset = () => Number(process.env[variable] ?? 0)

/**
 * Shifts `Date` by `offset` ms (if it is a function, by the number it returns at each use of `Date`). The source of this function is also
 * run in browsers and other processes, so it must not use anything defined outside of it.
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

/** Environment variables that shift `Date` in a Node process and its threads. `further`: ms in addition to the test clock's offset. */
export function shiftedEnvironment(further = 0): Record<string, string> {
  const offset = clockOffset() + further
  if (offset === 0) return {}
  const script = encodeURIComponent(`(${shiftDate})(${offset})`)
  return { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=data:text/javascript,${script}`.trim() }
}

/**
 * Environment variables that shift `Date` in a Node process by the test clock's offset plus the number of ms in `file`. The process reads
 * the file when it starts and at each signal SIGUSR2.
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
