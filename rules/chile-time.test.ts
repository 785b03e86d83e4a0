import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import {
  alsoInSantiago,
  chileDay,
  clockName,
  dayLater,
  dayStart,
  endOfChileDay,
  fromChileLocal,
  nightOf,
  playDayStart,
  shiftDay,
  showClockOf,
  shownRegion,
  siteDay,
  toChileLocal,
} from './chile-time'
import { timeZone } from './limits'
import { formatDate, formatDateTime } from './presentation'

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
    // Sunday 7 September 2025: the clock goes from 00:00 directly to 01:00.
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

it('has the clock of the time zone database, around each change of it', () => {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const wrong: string[] = []
  for (let day = Date.UTC(2008, 0, 1); day < Date.UTC(2050, 0, 1); day += 86_400_000)
    for (const minute of [0, 179, 180, 239, 240, 300]) {
      const at = day + minute * 60_000
      if (clock.format(at).replace(' ', 'T') !== toChileLocal(at)) wrong.push(new Date(at).toISOString())
    }
  expect(wrong).toEqual([])
})

describe('a time typed in a night when the clock changes', () => {
  it.each([
    ['2026-09-05T23:59', '2026-09-06T03:59:00.000Z', '2026-09-05T23:59'],
    ['2026-09-06T00:00', '2026-09-06T04:00:00.000Z', '2026-09-06T01:00'],
    ['2026-09-06T00:30', '2026-09-06T04:30:00.000Z', '2026-09-06T01:30'],
    ['2026-09-06T01:00', '2026-09-06T04:00:00.000Z', '2026-09-06T01:00'],
    ['2026-09-06', '2026-09-06T04:00:00.000Z', '2026-09-06T01:00'],
    ['2027-09-05', '2027-09-05T04:00:00.000Z', '2027-09-05T01:00'],
    ['2027-09-05T00:30', '2027-09-05T04:30:00.000Z', '2027-09-05T01:30'],
    ['2026-04-04T22:59', '2026-04-05T01:59:00.000Z', '2026-04-04T22:59'],
    ['2026-04-04T23:30', '2026-04-05T02:30:00.000Z', '2026-04-04T23:30'],
    ['2026-04-05', '2026-04-05T04:00:00.000Z', '2026-04-05T00:00'],
    ['2027-04-03T23:30', '2027-04-04T02:30:00.000Z', '2027-04-03T23:30'],
    ['2027-04-04T00:00', '2027-04-04T04:00:00.000Z', '2027-04-04T00:00'],
    // years in which a decree moved the date of the clock change
    ['2022-09-04T00:30', '2022-09-04T04:30:00.000Z', '2022-09-04T00:30'],
    ['2022-09-11T00:30', '2022-09-11T04:30:00.000Z', '2022-09-11T01:30'],
    ['2019-09-08T00:30', '2019-09-08T04:30:00.000Z', '2019-09-08T01:30'],
    ['2015-05-01T12:00', '2015-05-01T15:00:00.000Z', '2015-05-01T12:00'],
  ])('%s is %s, shown as %s', (local, instant, shown) => {
    expect(fromChileLocal(local)).toBe(instant)
    expect(toChileLocal(instant)).toBe(shown)
  })

  it.each(['2026-02-31', '2026-02-30T12:00', '2026-04-31'])('is none on %s, which no calendar has', (local) =>
    expect(fromChileLocal(local)).toBeUndefined(),
  )
})

describe('on a device in another part of Chile', () => {
  afterEach(() => showClockOf(timeZone))

  it.each([
    ['America/Punta_Arenas', '2026-07-15T23:30', '2026-07-16T02:30:00.000Z', 'Magallanes', ' (22:30 en Santiago)'],
    ['America/Punta_Arenas', '2026-09-06T00:30', '2026-09-06T03:30:00.000Z', 'Magallanes', ' (23:30 en Santiago)'],
    ['America/Punta_Arenas', '2026-01-15T21:00', '2026-01-16T00:00:00.000Z', 'Magallanes', ''],
    ['America/Coyhaique', '2026-07-15T23:30', '2026-07-16T02:30:00.000Z', 'Aysén', ' (22:30 en Santiago)'],
    ['Pacific/Easter', '2026-07-15T23:30', '2026-07-16T05:30:00.000Z', 'Rapa Nui', ' (01:30 en Santiago)'],
  ])('%s: %s is %s', (zone, local, instant, region, also) => {
    showClockOf(zone)
    expect(fromChileLocal(local)).toBe(instant)
    expect(toChileLocal(instant)).toBe(local)
    expect(formatDateTime(instant).slice(-5)).toBe(local.slice(-5))
    expect([shownRegion(), clockName(), alsoInSantiago(instant)]).toEqual([region, `hora de ${region}`, also])
  })

  it("has the site's nights and days of matches all the same", () => {
    showClockOf('America/Punta_Arenas')
    expect(nightOf('2026-07-15T23:30:00.000Z')).toEqual({ since: '2026-07-15T00:00:00.000Z', tonight: false })
    expect(playDayStart('2026-07-15T09:30:00.000Z')).toBe('2026-07-14T10:00:00.000Z')
    expect(siteDay('2026-07-16T03:30:00.000Z')).toBe('2026-07-15')
  })

  it.each(['Asia/Tokyo', 'Europe/Madrid', 'America/Argentina/Buenos_Aires', 'America/Santiago', 'UTC'])(
    '%s is no such part: its hours are those of the site',
    (zone) => {
      showClockOf(zone)
      expect(toChileLocal('2026-07-16T02:30:00.000Z')).toBe('2026-07-15T22:30')
      expect([shownRegion(), clockName()]).toEqual([undefined, 'hora de Chile'])
    },
  )
})

describe('each day, and each minute that is typed', () => {
  afterEach(() => showClockOf(timeZone))
  const zones = fc.constantFrom(timeZone, 'America/Punta_Arenas', 'America/Coyhaique', 'Pacific/Easter')
  const minutes = fc.integer({ min: Date.UTC(1970, 0, 2) / 60_000, max: Date.UTC(2090, 0, 1) / 60_000 })
  const localOf = (minute: number) => new Date(minute * 60_000).toISOString().slice(0, 16)

  it('begins after the day before it, and on itself', () => {
    fc.assert(
      fc.property(zones, minutes, (zone, minute) => {
        showClockOf(zone)
        const date = localOf(minute).slice(0, 10)
        const [start, next] = [dayStart(date), dayStart(date, 1)]
        expect(start < next).toBe(true)
        expect(chileDay(start)).toBe(date)
        expect(chileDay(Date.parse(next) - 1)).toBe(date)
        expect(fromChileLocal(date)).toBe(start)
      }),
    )
  })

  it('comes back as typed, or up to an hour later on the same night', () => {
    fc.assert(
      fc.property(zones, minutes, (zone, minute) => {
        showClockOf(zone)
        const local = localOf(minute)
        const back = toChileLocal(fromChileLocal(local) ?? '')
        const later = (Date.parse(`${back}Z`) - Date.parse(`${local}Z`)) / 60_000
        expect([0, 60]).toContain(later)
      }),
    )
  })
})

it.each([
  ['2026-09-05T00:00:00.000Z', '2026-09-06T00:00:00.000Z', 'an ordinary day'],
  ['2026-09-06T00:00:00.000Z', '2026-09-06T23:00:00.000Z', 'one of 23 hours'],
  ['2026-04-04T23:00:00.000Z', '2026-04-06T00:00:00.000Z', 'one of 25'],
])('the same hour a day after %s is %s: %s', (at, later) => expect(new Date(dayLater(at)).toISOString()).toBe(later))

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
