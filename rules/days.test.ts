import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayStart } from './days'
import { formatDate } from './presentation'

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
