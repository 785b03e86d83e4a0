import { lazily } from './lazily'
import { timeZone } from './limits'

/** An instant: ISO 8601 text, ms since 1970, or a Date. */
export type Moment = string | number | Date

const day = 86_400_000

/** Converts between instants and the local times of a time zone. Instants: ms since 1970; local times: ms, encoded as if they were UTC. */
interface Clock {
  localOf: (instant: number) => number
  /**
   * The instant of a local time. If the end of summer time repeats this local time, the first of the two instants. If the beginning of
   * summer time skips this local time, an instant later by the skipped time.
   */
  instantOf: (local: number) => number
}

/** Maximum number of days whose UTC offset is cached. Without the cache, a season's million dates would each cost microseconds. */
const mostDays = 20_000

/** The clock of a time zone, with the clock changes of the platform's time zone data. */
export function clockOf(zone: string): Clock {
  // The formatted parts come in this order: month, day, year, time.
  const shown = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const readOffset = (instant: number) => {
    const [month = 1, date = 1, year = 0, ...time] = [...shown.format(instant).matchAll(/\d+/g)].map(Number)
    const [hours, minutes, seconds] = time
    return Date.UTC(year, month - 1, date, hours, minutes, seconds) - Math.floor(instant / 1000) * 1000
  }
  const known = new Map<number, number>()
  const offsetAtDay = (index: number) => {
    const kept = known.get(index)
    if (kept !== undefined) return kept
    if (known.size >= mostDays) known.clear()
    const offset = readOffset(index * day)
    known.set(index, offset)
    return offset
  }
  const offsetAt = (instant: number) => {
    const index = Math.floor(instant / day)
    const offset = offsetAtDay(index)
    return offset === offsetAtDay(index + 1) ? offset : readOffset(instant)
  }
  const localOf = (instant: number) => instant + offsetAt(instant)
  const instantOf = (local: number) => {
    // The clock may change near this time. Uses the offset of the day before, unless only the offset of the day after gives `local` back.
    const [before, after] = [local - offsetAt(local - day), local - offsetAt(local + day)]
    return localOf(before) !== local && localOf(after) === local ? after : before
  }
  return { localOf, instantOf }
}

/** The site's clock: the time of continental Chile. The rules count days, months and nights by this clock. */
export const chileClock = lazily(() => clockOf(timeZone))

/** Names of the parts of Chile that have their own time zone, by time zone. */
const regions: Readonly<Record<string, string>> = {
  'America/Punta_Arenas': 'Magallanes',
  'America/Coyhaique': 'Aysén',
  'Pacific/Easter': 'Rapa Nui',
}

let region: string | undefined
let readerClock = chileClock

/**
 * Chooses the time in which this browser shows and reads dates (the shown time): that of the device if its `zone` is another part of Chile,
 * otherwise the site's time. Only for the web app, because texts of the server have readers in every zone (docs/behaviour/screens.md#Dates
 * on screen).
 */
export function showClockOf(zone: string): void {
  region = regions[zone]
  readerClock = region === undefined ? chileClock : lazily(() => clockOf(zone))
}

/** Name of the part of Chile chosen by `showClockOf`; undefined if the site's time is shown. */
export const shownRegion = (): string | undefined => region

/** Label of the time that is shown: 'hora de Chile', 'hora de Magallanes'. */
export const clockName = (): string => `hora de ${region ?? 'Chile'}`

/** Label of the site's time: 'hora de Chile', or 'hora de Santiago' if another region's time is shown too. */
export const siteClockName = (): string => `hora de ${region ? 'Santiago' : 'Chile'}`

const msOf = (at: Moment): number => new Date(at).getTime()
const localText = (clock: Clock, at: Moment): string => new Date(clock.localOf(msOf(at))).toISOString().slice(0, 16)

/** An instant's time of day on the site's clock, if it differs from the shown time: ' (21:00 en Santiago)'; otherwise ''. */
export function alsoInSantiago(at: Moment): string {
  const local = siteLocal(at)
  return local === toChileLocal(at) ? '' : ` (${local.slice(11)} en Santiago)`
}

/** An instant in the format of `<input type="datetime-local">`, in the shown time: '2025-07-13T21:00'. */
export const toChileLocal = (at: Moment): string => localText(readerClock(), at)

/** The day of an instant, in the shown time: '2025-07-13'. */
export const chileDay = (at: Moment): string => toChileLocal(at).slice(0, 10)

/** `siteLocal` and `siteDay`: like `toChileLocal` and `chileDay`, but by the site's clock, by which the rules count days and months. */
export const siteLocal = (at: Moment): string => localText(chileClock(), at)
export const siteDay = (at: Moment): string => siteLocal(at).slice(0, 10)

function instantText(clock: Clock, local: string): string | undefined {
  const typed = Date.parse(`${local.length === 10 ? `${local}T00:00` : local}Z`)
  // some engines accept 31 February and return 3 March
  if (Number.isNaN(typed) || new Date(typed).toISOString().slice(0, 10) !== local.slice(0, 10)) return undefined
  return new Date(clock.instantOf(typed)).toISOString()
}

/**
 * The instant of a local time ('2025-07-13T21:00') or of the start of a day ('2025-07-13'), in the shown time, ISO 8601 UTC; undefined if
 * invalid. In the night when summer time begins, 00:30 means 01:30. If the end of summer time repeats an hour, the first one is meant.
 */
export const fromChileLocal = (local: string): string | undefined => instantText(readerClock(), local)

/** Earliest and latest instant that `dayStart` returns. Their years have four digits, so that ISO texts sort correctly. */
const first = Date.UTC(1000, 0, 2)
const last = Date.UTC(9999, 11, 31)

/** Start of a day (YYYY-MM-DD, plus `later` days) in the shown time, ISO 8601 UTC: 0:00, or 1:00 if a clock change skips midnight. */
export function dayStart(date: string, later = 0): string {
  const midnight = Math.min(Math.max(Date.parse(`${date}T00:00:00.000Z`) + later * day, first), last)
  return new Date(readerClock().instantOf(midnight)).toISOString()
}

/** The last second of a day in the shown time; undefined if the date is invalid. */
export function endOfChileDay(date: string): string | undefined {
  return fromChileLocal(date) && new Date(Date.parse(dayStart(date, 1)) - 1000).toISOString()
}

/** A date (YYYY-MM-DD) moved by days and months. If the resulting month has no such day, its last day is taken. */
export function shiftDay(date: string, { days = 0, months = 0 }: { days?: number; months?: number }): string {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastOfMonth) + days))
    .toISOString()
    .slice(0, 10)
}

/** Hour of the site's clock at which a night of matches begins. */
const nightHour = 20
/** Hour of the site's clock at which, the next morning, a night of matches ends. */
const morningHour = 6

/** The latest instant, up to now, when the site's clock showed the full hour `hour` (two digits), ISO 8601 UTC. */
function latest(hour: string, now: Moment): string {
  const local = siteLocal(now)
  const date = local.slice(0, 10)
  const begun = local.slice(11, 13) >= hour ? date : shiftDay(date, { days: -1 })
  return instantText(chileClock(), `${begun}T${hour}:00`) ?? new Date(now).toISOString()
}

/** When the current day of matches began, ISO 8601 UTC: the last 6:00 in Chile. Matches after midnight belong to the evening before. */
export const playDayStart = (now: Moment): string => latest(`0${morningHour}`, now)

/** The night of matches. `since`: the last 20:00 in Chile, ISO 8601 UTC; `tonight`: true if the night that began then is not over. */
export function nightOf(now: Moment): { since: string; tonight: boolean } {
  const hour = Number(siteLocal(now).slice(11, 13))
  return { since: latest(String(nightHour), now), tonight: hour >= nightHour || hour < morningHour }
}

/** The instant one day later at the same time of day on the site's clock, ms. A clock change makes it 23 or 25 hours later. */
export function dayLater(at: Moment): number {
  const { localOf, instantOf } = chileClock()
  return instantOf(localOf(msOf(at)) + day)
}
