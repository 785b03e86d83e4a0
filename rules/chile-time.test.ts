import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chileDay,
  chileOffset,
  dayStart,
  endOfChileDay,
  fromChileLocal,
  nightOf,
  shiftDay,
  toChileLocal,
} from './chile-time'
import { timeZone } from './limits'
import { formatDate } from './presentation'

describe('the clock of Chile, whatever the browser’s', () => {
  it.each([
    ['2025-07-13T21:00', '2025-07-14T01:00:00.000Z', 'winter, four hours behind'],
    ['2025-01-13T21:00', '2025-01-14T00:00:00.000Z', 'summer, three'],
  ])('%s is %s (%s)', (local, instant) => {
    expect(fromChileLocal(local)).toBe(instant)
    expect(toChileLocal(instant)).toBe(local)
  })

  it('takes a day alone as its first minute, and knows its last second', () => {
    expect(fromChileLocal('2025-07-13')).toBe('2025-07-13T04:00:00.000Z')
    expect(endOfChileDay('2025-07-13')).toBe('2025-07-14T03:59:59.000Z')
    expect(chileDay('2025-07-14T03:59:59Z')).toBe('2025-07-13')
  })

  it('comes through the nights when the clock changes', () => {
    // Sunday 7 September 2025: from 00:00 straight to 01:00.
    expect(fromChileLocal('2025-09-06T23:30')).toBe('2025-09-07T03:30:00.000Z')
    expect(fromChileLocal('2025-09-07T01:30')).toBe('2025-09-07T04:30:00.000Z')
    expect(endOfChileDay('2025-04-05')).toBeDefined()
  })

  it.each(['', 'mañana', '2025-13-40'])('knows no instant for «%s»', (local) => {
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

it('has the offset of the time zone database, around each change of the clock', () => {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  const known = (at: number) => clock.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value
  const wrong: string[] = []
  for (let day = Date.UTC(2008, 0, 1); day < Date.UTC(2050, 0, 1); day += 86_400_000)
    for (const minute of [0, 179, 180, 239, 240, 300]) {
      const at = day + minute * 60_000
      if (known(at) !== `GMT-0${chileOffset(at) / -3_600_000}:00`) wrong.push(new Date(at).toISOString())
    }
  expect(wrong).toEqual([])
})

describe('a day in Chile begins', () => {
  it.each([
    ['in winter', '2026-07-15', '2026-07-15T04:00:00.000Z'],
    ['in summer', '2026-01-15', '2026-01-15T03:00:00.000Z'],
    ["at one o'clock, the night the clocks go on", '2026-09-06', '2026-09-06T04:00:00.000Z'],
    ['the day before that', '2026-09-05', '2026-09-05T04:00:00.000Z'],
    ['the day after that', '2026-09-07', '2026-09-07T03:00:00.000Z'],
    ['an hour later, the night the clocks go back', '2026-04-05', '2026-04-05T04:00:00.000Z'],
    ['the day before that one', '2026-04-04', '2026-04-04T03:00:00.000Z'],
  ])('%s: %s', (_, date, instant) => expect(dayStart(date)).toBe(instant))

  it('so many days later, over months and years', () => {
    expect(dayStart('2026-12-31', 1)).toBe(dayStart('2027-01-01'))
    expect(dayStart('2028-02-28', 1)).toBe(dayStart('2028-02-29'))
  })

  it('where the day before ends', () => {
    const days = fc
      .integer({ min: 0, max: 36_000 })
      .map((number) => new Date(number * 86_400_000).toISOString().slice(0, 10))
    fc.assert(
      fc.property(days, (date) => {
        const written = date.split('-').reverse().join('/')
        const start = Date.parse(dayStart(date))
        expect([formatDate(start), formatDate(start - 1) === written]).toEqual([written, false])
      }),
    )
  })

  it.each(['0000-01-01', '0099-06-01', '9999-12-31'])('in a year of four digits even for %s', (date) =>
    expect(dayStart(date, 1)).toMatch(/^\d{4}-/),
  )
})

describe('the night of matches', () => {
  it.each([
    ['at 20:00 sharp', '2026-07-16T00:00:00.000Z', '2026-07-16T00:00:00.000Z', true],
    ['a minute before', '2026-07-15T23:59:00.000Z', '2026-07-15T00:00:00.000Z', false],
    ['after midnight', '2026-07-16T05:30:00.000Z', '2026-07-16T00:00:00.000Z', true],
    ['in the morning', '2026-07-16T10:00:00.000Z', '2026-07-16T00:00:00.000Z', false],
    ['in summer', '2026-01-15T23:30:00.000Z', '2026-01-15T23:00:00.000Z', true],
    ['the night the clocks go on', '2026-09-06T05:00:00.000Z', '2026-09-06T00:00:00.000Z', true],
  ])('%s (%s) began at %s', (_, now, since, tonight) => expect(nightOf(now)).toEqual({ since, tonight }))
})
