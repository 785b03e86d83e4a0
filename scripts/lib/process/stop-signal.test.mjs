import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stopSignal } from './stop-signal.mjs'

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const onSecond = vi.fn()
/** @type {AbortSignal} */
let stopping
/** @type {Map<NodeJS.Signals, (signal: NodeJS.Signals) => void>} */
let listening

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onSecond.mockClear()
  stopping = stopSignal(onSecond)
  listening = new Map(
    signals.map((name) => [name, /** @type {(signal: NodeJS.Signals) => void} */ (process.listeners(name).at(-1))]),
  )
})
afterEach(() => {
  for (const [name, listener] of listening) process.off(name, listener)
  vi.useRealTimers()
})

/** @param {typeof signals[number]} name @param {number} later milliseconds after the previous signal */
function receive(name, later = 0) {
  vi.advanceTimersByTime(later)
  listening.get(name)?.(name)
}

it.each(signals)('%s aborts', (name) => {
  expect(stopping.aborted).toBe(false)
  receive(name)
  expect(stopping.aborted).toBe(true)
  expect(onSecond).not.toHaveBeenCalled()
})

it('one Ctrl-C that arrives twice, from the terminal and from npm, counts once', () => {
  receive('SIGINT')
  receive('SIGINT', 200)
  expect(onSecond).not.toHaveBeenCalled()
})

it('a second Ctrl-C calls onSecond', () => {
  receive('SIGINT')
  receive('SIGINT', 1500)
  expect(onSecond).toHaveBeenCalledOnce()
})

it('a second SIGTERM does not cut the drain short', () => {
  receive('SIGTERM')
  receive('SIGTERM', 1500)
  expect(onSecond).not.toHaveBeenCalled()
})
