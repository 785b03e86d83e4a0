import { lazily } from './lazily'
import { timeZone } from './limits'

/** An instant: ISO 8601 text, ms since 1970, or a Date. */
export type Moment = string | number | Date

const hour = 3_600_000
const day = 24 * hour

/** The Sunday between the 2nd and the 8th of a month (0–11), at an hour UTC. */
function sundayOf(year: number, month: number, atHour: number): number {
  const second = new Date(Date.UTC(year, month, 2, atHour))
  return second.getTime() + ((7 - second.getUTCDay()) % 7) * day
}

/** The first year of the rule in force, as the time zone database has it: winter time from that Sunday of April to that of September. */
const ruleSince = 2023

/** The clock of a time zone, which shows month, date, year and time in this order. */
export const clockOf = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })

/** How far a clock is ahead of UTC at an instant, ms. */
export function offsetOf(clock: Intl.DateTimeFormat, instant: number): number {
  const shown = [...clock.format(instant).matchAll(/\d+/g)].map(Number)
  const [month = 1, date = 1, year = 0, hours, minutes, seconds] = shown
  return Date.UTC(year, month - 1, date, hours, minutes, seconds) - Math.floor(instant / 1000) * 1000
}

/** For dates before the rule in force, which are few: the first formatter of a page costs a slow phone 60 ms. */
const chileClock = lazily(() => clockOf(timeZone))

/** Chile's offset from UTC at an instant, ms. */
export function chileOffset(instant: number): number {
  const year = new Date(instant).getUTCFullYear()
  // an invalid date, too: it throws, as a formatter does
  if (!(year >= ruleSince)) return offsetOf(chileClock(), instant)
  return instant >= sundayOf(year, 3, 3) && instant < sundayOf(year, 8, 4) ? -4 * hour : -3 * hour
}

/** Local time in Chile at an instant, encoded as if it were UTC, ms; whole seconds. */
const localTime = (instant: number): number => Math.floor(instant / 1000) * 1000 + chileOffset(instant)

/** Instants are limited to years of four digits, so that their ISO texts sort. */
const first = Date.UTC(1000, 0, 2)
const last = Date.UTC(9999, 11, 31)

/**
 * Start of a day in Chile, ISO 8601 UTC: midnight, or one o'clock where the clock change skips midnight. `date`:
 * YYYY-MM-DD; `later`: days to add.
 */
export function dayStart(date: string, later = 0): string {
  const midnight = Math.min(Math.max(Date.parse(`${date}T00:00:00.000Z`) + later * day, first), last)
  // a clock change may happen at this midnight: one of the two offsets around it is right
  const candidates = [midnight - day, midnight + day]
    .map((around) => midnight - chileOffset(around))
    .sort((a, b) => a - b)
  const start = candidates.find((instant) => instant + chileOffset(instant) >= midnight) ?? midnight
  return new Date(start).toISOString()
}

/** An instant in the format of `<input type="datetime-local">`, in Chile: '2025-07-13T21:00'. */
export function toChileLocal(at: Moment): string {
  return new Date(localTime(new Date(at).getTime())).toISOString().slice(0, 16)
}

/** The day of an instant in Chile: '2025-07-13'. */
export const chileDay = (at: Moment): string => toChileLocal(at).slice(0, 10)

/** The instant of a local time in Chile ('2025-07-13T21:00') or of a day's start ('2025-07-13'); undefined if invalid. */
export function fromChileLocal(local: string): string | undefined {
  const wanted = Date.parse(`${local.length === 10 ? `${local}T00:00` : local}Z`)
  if (Number.isNaN(wanted)) return undefined
  // the offset is corrected once, since the clock may change between the first estimate and the result
  const near = wanted + (wanted - localTime(wanted))
  return new Date(near + (wanted - localTime(near))).toISOString()
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

/**
 * When the present day of matches began, ISO 8601 UTC: the latest 6:00 in Chile, because what is played after midnight belongs to the evening
 * before.
 */
export function playDayStart(now: Moment): string {
  const local = toChileLocal(now)
  const [date, hour] = [local.slice(0, 10), Number(local.slice(11, 13))]
  const day = hour >= morningHour ? date : shiftDay(date, { days: -1 })
  return fromChileLocal(`${day}T0${morningHour}:00`) ?? new Date(now).toISOString()
}

/** The latest 20:00 in Chile, ISO 8601 UTC; `tonight`: the night that began then is not over. */
export function nightOf(now: Moment): { since: string; tonight: boolean } {
  const local = toChileLocal(now)
  const [date, hour] = [local.slice(0, 10), Number(local.slice(11, 13))]
  const evening = hour >= nightHour ? date : shiftDay(date, { days: -1 })
  const since = fromChileLocal(`${evening}T${nightHour}:00`) ?? new Date(now).toISOString()
  return { since, tonight: hour >= nightHour || hour < morningHour }
}
