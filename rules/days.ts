import { timeZone } from './limits'

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

/** How far Chile is from UTC at an instant, in ms. */
function offsetAt(instant: number): number {
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return (
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) -
    Math.floor(instant / 1000) * 1000
  )
}

const day = 86_400_000
/** Between these an instant has four digits for its year, so that it compares as text. */
const first = Date.UTC(1000, 0, 2)
const last = Date.UTC(9999, 11, 31)

/** When a day in Chile begins, ISO 8601 UTC: at midnight, or at one where the clocks skip that hour. `date`: YYYY-MM-DD; `later` days after it. */
export function dayStart(date: string, later = 0): string {
  const midnight = Math.min(Math.max(Date.parse(`${date}T00:00:00.000Z`) + later * day, first), last)
  // the clocks may change at this very midnight: one of the two offsets around it is right
  const candidates = [midnight - day, midnight + day].map((around) => midnight - offsetAt(around)).sort((a, b) => a - b)
  const begins = candidates.find((instant) => instant + offsetAt(instant) >= midnight) ?? midnight
  return new Date(begins).toISOString()
}
