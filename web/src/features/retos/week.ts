import { chileDay, dayStart, fromChileLocal, shiftDay, siteLocal, toChileLocal } from '@trinchera/rules/chile-time'
import { retoDateError } from '@trinchera/rules/reto'

const hour = 3_600_000

/** The parts of a day, the one in which most matches are played last. Each fits the width of a phone. */
export const bands = [
  { name: 'Madrugada', from: 0 },
  { name: 'Mañana', from: 6 },
  { name: 'Tarde', from: 12 },
  { name: 'Noche', from: 18 },
] as const
export const bandHours = 6
export const evening = bands.length - 1

/** The days of the picker: today and the 14 days after it, as two weeks; the second week has one day more. */
const weekLength = 7
const lastDay = 14
export const daysOfWeek = (week: 0 | 1, now: number): string[] =>
  Array.from({ length: week === 0 ? weekLength : lastDay + 1 - weekLength }, (_, index) =>
    shiftDay(chileDay(now), { days: index + week * weekLength }),
  )

/** A full hour that may be offered. `again`: true for the second occurrence of an hour that is repeated when summer time ends. */
export interface Slot {
  at: string
  hora: number
  again: boolean
}

/**
 * The hours of a day in Chile. On the day when the clock goes forward one hour is missing; on the day when it goes back one hour occurs
 * twice.
 */
export function slotsOf(day: string): Slot[] {
  const [start, end] = [Date.parse(dayStart(day)), Date.parse(dayStart(day, 1))]
  return Array.from({ length: Math.round((end - start) / hour) }, (_, index) => {
    const at = new Date(start + index * hour).toISOString()
    const before = index > 0 ? toChileLocal(start + (index - 1) * hour) : ''
    return { at, hora: Number(toChileLocal(at).slice(11, 13)), again: toChileLocal(at) === before }
  })
}

/** A column of the picker. In a week with a repeated hour, that hour has two columns. */
export interface Column {
  hora: number
  again: boolean
}

/** The columns for a part of the day on these days. */
export function columnsOf(days: readonly string[], band: number): Column[] {
  const from = bands[band]?.from ?? 0
  const repeated = days.flatMap((day) => slotsOf(day).filter(({ again }) => again))
  return Array.from({ length: bandHours }, (_, index) => from + index).flatMap((hora) => [
    { hora, again: false },
    ...(repeated.some((slot) => slot.hora === hora) ? [{ hora, again: true }] : []),
  ])
}

export const slotIn = (day: string, { hora, again }: Column): Slot | undefined =>
  slotsOf(day).find((slot) => slot.hora === hora && slot.again === again)

/** A typed local time as the instant to send, or the error to show. `now`: ms since the epoch. */
export function readTyped(local: string, now: number): { at: string } | { error: string } {
  const at = fromChileLocal(local)
  if (!at || local.length < 16) return { error: 'Escribe el día y la hora' }
  const error = retoDateError(Date.parse(at), now)
  return error === null ? { at } : { error }
}

/** The key `weekday hour` of an instant (0 is Monday), in the time zone in which the server counts matches. */
export function usualKey(at: string): string {
  const [date = '', time = ''] = siteLocal(at).split('T')
  return `${(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7} ${Number(time.slice(0, 2))}`
}

/**
 * The hours at which a clan usually plays, as keys of `usualKey`: those with at least a third as many matches as the most frequent hour.
 */
export function usualOf(horas: readonly { dia: number; hora: number; veces: number }[]): ReadonlySet<string> {
  const most = Math.max(0, ...horas.map(({ veces }) => veces))
  return new Set(horas.filter(({ veces }) => veces * 3 >= most).map(({ dia, hora }) => `${dia} ${hora}`))
}
