import { describe, expect, it } from 'vitest'
import { chileDay, endOfChileDay, fromChileLocal, shiftDay, toChileLocal } from './chile-time'

describe('Chile’s local time, whatever the browser’s zone', () => {
  it.each([
    ['2025-07-13T21:00', '2025-07-14T01:00:00.000Z', 'winter, four hours behind'],
    ['2025-01-13T21:00', '2025-01-14T00:00:00.000Z', 'summer, three'],
  ])('%s is %s (%s)', (local, instant) => {
    expect(fromChileLocal(local)).toBe(instant)
    expect(toChileLocal(instant)).toBe(local)
  })

  it('reads a date as its first minute, and finds its last second', () => {
    expect(fromChileLocal('2025-07-13')).toBe('2025-07-13T04:00:00.000Z')
    expect(endOfChileDay('2025-07-13')).toBe('2025-07-14T03:59:59.000Z')
    expect(chileDay('2025-07-14T03:59:59Z')).toBe('2025-07-13')
  })

  it('handles both daylight-saving changes', () => {
    // Sunday 7 September 2025: from 00:00 straight to 01:00.
    expect(fromChileLocal('2025-09-06T23:30')).toBe('2025-09-07T03:30:00.000Z')
    expect(fromChileLocal('2025-09-07T01:30')).toBe('2025-09-07T04:30:00.000Z')
    expect(endOfChileDay('2025-04-05')).toBeDefined()
  })

  it.each(['', 'mañana', '2025-13-40'])('knows no instant for “%s”', (local) => {
    expect(fromChileLocal(local)).toBeUndefined()
  })

  it.each([
    ['2025-11-30', { months: 3 }, '2026-02-28'],
    ['2025-07-30', { days: 3 }, '2025-08-02'],
    ['2025-12-31', { days: 7 }, '2026-01-07'],
  ])('%s moved by %o is %s', (day, by, wanted) => {
    expect(shiftDay(day, by)).toBe(wanted)
  })
})
