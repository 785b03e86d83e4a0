import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterTouch, noteTouch } from './after-touch'

beforeEach(() => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(10_000)
})
afterEach(() => vi.useRealTimers())

test('what nobody touches is shown at once', () => {
  const show = vi.fn<() => void>()
  afterTouch(show)
  expect(show).toHaveBeenCalledOnce()
})

test('a touch is answered first, and so is the next one', () => {
  const show = vi.fn<() => void>()
  noteTouch()
  afterTouch(show)
  vi.advanceTimersByTime(100)
  noteTouch()
  vi.advanceTimersByTime(149)
  expect(show).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(show).toHaveBeenCalledOnce()
})

test('fingers that never rest hold it back for a second', () => {
  const show = vi.fn<() => void>()
  noteTouch()
  afterTouch(show)
  for (let ms = 0; ms < 1000; ms += 50) {
    expect(show).not.toHaveBeenCalled()
    noteTouch()
    vi.advanceTimersByTime(50)
  }
  expect(show).toHaveBeenCalledOnce()
})

test('what has been cancelled is not shown', () => {
  const show = vi.fn<() => void>()
  noteTouch()
  afterTouch(show)()
  vi.runAllTimers()
  expect(show).not.toHaveBeenCalled()
})
