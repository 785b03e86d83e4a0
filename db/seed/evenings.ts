import { chileClock, fromChileLocal, shiftDay, toChileLocal } from '@trinchera/rules/chile-time'
import type { Random } from './random'

const hour = 3_600_000
export const day = 24 * hour

/** Relative probability of each weekday, Sunday first. `…Hours`: when matches are played in Chile; hours above 24 are after midnight. */
const weekdayWeight = [1.7, 0.7, 0.8, 0.9, 1, 1.7, 2.1] as const
const heaviest = 2.1
const weekdayHours = [19, 24.75] as const
const weekendHours = [15.5, 25.5] as const

/** The instant `daysAgo` days before `now` at a (fractional) hour in Chile; always in the past for `daysAgo` of 2 or more. */
export const hourOfChile = (now: number, daysAgo: number, at: number): number =>
  chileClock().instantOf(Math.floor((now - daysAgo * day) / day) * day + at * hour)

/** A random instant between two others that are at least a day apart. Evenings and weekends in Chile are more probable. */
export function eveningBetween(random: Random, from: number, to: number): number {
  const first = Math.floor(from / day) - 1
  const last = Math.floor(to / day)
  for (;;) {
    const date = random.int(first, last)
    const weekday = new Date(date * day).getUTCDay()
    if (!random.chance((weekdayWeight[weekday] ?? 0) / heaviest)) continue
    const [opens, closes] = weekday === 0 || weekday === 6 ? weekendHours : weekdayHours
    const middle = (random.next() + random.next()) / 2 // the average of two random numbers, so that most matches are around 22:00
    const at =
      Math.floor(chileClock().instantOf(date * day + (opens + middle * (closes - opens)) * hour) / 1000) * 1000 +
      random.int(0, 999)
    if (at >= from && at <= to) return at
  }
}

/** 22:00 in Chile, `later` days after the next evening. */
export function evening(now: number, later: number): string {
  const local = toChileLocal(now)
  const next = Number(local.slice(11, 13)) < 20 ? 0 : 1
  return fromChileLocal(`${shiftDay(local.slice(0, 10), { days: next + later })}T22:00`) ?? new Date(now).toISOString()
}
