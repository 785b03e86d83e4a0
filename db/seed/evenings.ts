import type { Random } from './random'

const hour = 3_600_000
export const day = 24 * hour

/** How much is played on each day, Sunday first; and between which hours of Chile, those past 24 being the small hours of the next day. */
const weekdayWeight = [1.7, 0.7, 0.8, 0.9, 1, 1.7, 2.1] as const
const heaviest = 2.1
const weekdayHours = [19, 24.75] as const
const weekendHours = [15.5, 25.5] as const

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Santiago',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
})
const offsets = new Map<number, number>()

/** How far Chile is from UTC, in milliseconds, on the evening of a UTC day. */
function offsetOn(midnight: number): number {
  const known = offsets.get(midnight)
  if (known !== undefined) return known
  const instant = midnight + 22 * hour
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const local = Date.UTC(parts.get('year') ?? 0, (parts.get('month') ?? 1) - 1, parts.get('day'), parts.get('hour'))
  offsets.set(midnight, local - instant)
  return local - instant
}

/** An instant so many days before `now` at an hour of Chile, with fractions; of the day before yesterday or earlier it is past. */
export function hourOfChile(now: number, daysAgo: number, at: number): number {
  const midnight = Math.floor((now - daysAgo * day) / day) * day
  return midnight - offsetOn(midnight) + at * hour
}

/** An instant between two others when people in Chile play: evenings, and far more at the end of the week. The two must be a day apart or more. */
export function eveningBetween(random: Random, from: number, to: number): number {
  const first = Math.floor(from / day) - 1
  const last = Math.floor(to / day)
  for (;;) {
    const date = random.int(first, last)
    const weekday = new Date(date * day).getUTCDay()
    if (!random.chance((weekdayWeight[weekday] ?? 0) / heaviest)) continue
    const [opens, closes] = weekday === 0 || weekday === 6 ? weekendHours : weekdayHours
    const middle = (random.next() + random.next()) / 2 // thickest halfway, around ten at night
    const at =
      Math.floor((date * day - offsetOn(date * day) + (opens + middle * (closes - opens)) * hour) / 1000) * 1000 +
      random.int(0, 999)
    if (at >= from && at <= to) return at
  }
}
