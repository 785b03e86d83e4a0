import { lazily } from './lazily'
import { timeZone } from './limits'

/** An instant: ISO 8601 text, ms since 1970, or a Date. */
export type Moment = string | number | Date

const day = 86_400_000

/** A time zone's clock. Instants are ms since 1970; local times are encoded as if they were UTC, ms. */
interface Clock {
  localOf: (instant: number) => number
  /** Of an hour that the end of summer time repeats the first one; one that its beginning skips is as much later. */
  instantOf: (local: number) => number
}

/** Days whose offsets a clock remembers: formatting a date costs microseconds, and a season has a million. */
const mostDays = 20_000

/** The clock of a zone. When it changes is what the platform's time zone data say. */
export function clockOf(zone: string): Clock {
  // month, date, year and time, in this order
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
    // the clock may change near it: by the offset of the day before it, unless only that of the day after is right
    const [before, after] = [local - offsetAt(local - day), local - offsetAt(local + day)]
    return localOf(before) !== local && localOf(after) === local ? after : before
  }
  return { localOf, instantOf }
}

/** The site's clock, that of continental Chile: what the rules call a day, a month or a night is by this one. */
export const chileClock = lazily(() => clockOf(timeZone))

/** The parts of Chile with a time zone of their own. */
const regions: Readonly<Record<string, string>> = {
  'America/Punta_Arenas': 'Magallanes',
  'America/Coyhaique': 'Aysén',
  'Pacific/Easter': 'Rapa Nui',
}

let region: string | undefined
let readerClock = chileClock

/**
 * Shows and reads local times by the clock of a device in another part of Chile; in any other zone by the site's. For the web alone: what
 * the server writes is read by everybody (docs/behaviour/screens.md#Dates on screen).
 */
export function showClockOf(zone: string): void {
  region = regions[zone]
  readerClock = region === undefined ? chileClock : lazily(() => clockOf(zone))
}

/** The part of Chile whose hours are shown instead of the site's; undefined: none. */
export const shownRegion = (): string | undefined => region

/** Whose hours are shown and typed, for labels: 'hora de Chile', 'hora de Magallanes'. */
export const clockName = (): string => `hora de ${region ?? 'Chile'}`

/** Whose hours the server counts in, told apart from those that are shown. */
export const siteClockName = (): string => `hora de ${region ? 'Santiago' : 'Chile'}`

const msOf = (at: Moment): number => new Date(at).getTime()
const localText = (clock: Clock, at: Moment): string => new Date(clock.localOf(msOf(at))).toISOString().slice(0, 16)

/** An instant's time of day on the site's clock, where the shown one differs: ' (21:00 en Santiago)', else empty. */
export function alsoInSantiago(at: Moment): string {
  const local = siteLocal(at)
  return local === toChileLocal(at) ? '' : ` (${local.slice(11)} en Santiago)`
}

/** An instant in the format of `<input type="datetime-local">`, in Chile: '2025-07-13T21:00'. */
export const toChileLocal = (at: Moment): string => localText(readerClock(), at)

/** The day of an instant in Chile: '2025-07-13'. */
export const chileDay = (at: Moment): string => toChileLocal(at).slice(0, 10)

/** The same two on the site's clock, wherever the reader is: of rules that count days and months, and of hours that the server counted. */
export const siteLocal = (at: Moment): string => localText(chileClock(), at)
export const siteDay = (at: Moment): string => siteLocal(at).slice(0, 10)

function instantText(clock: Clock, local: string): string | undefined {
  const typed = Date.parse(`${local.length === 10 ? `${local}T00:00` : local}Z`)
  // some engines take 31 February for 3 March
  if (Number.isNaN(typed) || new Date(typed).toISOString().slice(0, 10) !== local.slice(0, 10)) return undefined
  return new Date(clock.instantOf(typed)).toISOString()
}

/**
 * The instant of a local time in Chile ('2025-07-13T21:00') or of a day's start ('2025-07-13'); undefined if invalid. 00:30 in the night that
 * begins summer time is 01:30; of an hour that its end repeats it is the first.
 */
export const fromChileLocal = (local: string): string | undefined => instantText(readerClock(), local)

/** Instants are limited to years of four digits, so that their ISO texts sort. */
const first = Date.UTC(1000, 0, 2)
const last = Date.UTC(9999, 11, 31)

/**
 * Start of a day in Chile, ISO 8601 UTC: midnight, or one o'clock where the clock change skips midnight. `date`:
 * YYYY-MM-DD; `later`: days to add.
 */
export function dayStart(date: string, later = 0): string {
  const midnight = Math.min(Math.max(Date.parse(`${date}T00:00:00.000Z`) + later * day, first), last)
  return new Date(readerClock().instantOf(midnight)).toISOString()
}

/** The last second of a day in Chile; undefined if invalid. */
export function endOfChileDay(date: string): string | undefined {
  return fromChileLocal(date) && new Date(Date.parse(dayStart(date, 1)) - 1000).toISOString()
}

/** A date plus days and months. A date that a shorter month lacks becomes that month's last. */
export function shiftDay(date: string, { days = 0, months = 0 }: { days?: number; months?: number }): string {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastOfMonth) + days))
    .toISOString()
    .slice(0, 10)
}

/** The local hour at which a night of matches begins. */
const nightHour = 20
/** The local hour until which the night that began the evening before lasts. */
const morningHour = 6

/** The latest full hour of the site's clock, ISO 8601 UTC; `hour`: of two digits. */
function latest(hour: string, now: Moment): string {
  const local = siteLocal(now)
  const date = local.slice(0, 10)
  const begun = local.slice(11, 13) >= hour ? date : shiftDay(date, { days: -1 })
  return instantText(chileClock(), `${begun}T${hour}:00`) ?? new Date(now).toISOString()
}

/**
 * When the present day of matches began, ISO 8601 UTC: the latest 6:00 in Chile, because what is played after midnight belongs to the evening
 * before.
 */
export const playDayStart = (now: Moment): string => latest(`0${morningHour}`, now)

/** The latest 20:00 in Chile, ISO 8601 UTC; `tonight`: the night that began then is not over. */
export function nightOf(now: Moment): { since: string; tonight: boolean } {
  const hour = Number(siteLocal(now).slice(11, 13))
  return { since: latest(String(nightHour), now), tonight: hour >= nightHour || hour < morningHour }
}

/** The same hour of the site's clock on the next day, ms: 23 to 25 hours later. */
export function dayLater(at: Moment): number {
  const { localOf, instantOf } = chileClock()
  return instantOf(localOf(msOf(at)) + day)
}
