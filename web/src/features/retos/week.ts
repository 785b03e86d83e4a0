import { chileDay, dayStart, fromChileLocal, shiftDay, siteLocal, toChileLocal } from '@trinchera/rules/chile-time'
import { retoDateError } from '@trinchera/rules/reto'

const hour = 3_600_000

/** Parts of a day, the one in which matches are played last; each as wide as a phone. */
export const bands = [
  { name: 'Madrugada', from: 0 },
  { name: 'Mañana', from: 6 },
  { name: 'Tarde', from: 12 },
  { name: 'Noche', from: 18 },
] as const
export const bandHours = 6
export const evening = bands.length - 1

/** Days of the picker: today and the 14 after it, as two weeks; the second one has one more. */
const weekLength = 7
const lastDay = 14
export const daysOfWeek = (week: 0 | 1, now: number): string[] =>
  Array.from({ length: week === 0 ? weekLength : lastDay + 1 - weekLength }, (_, index) =>
    shiftDay(chileDay(now), { days: index + week * weekLength }),
  )

/** A full hour that may be offered. `again`: the second one of the hour that the end of summer time repeats. */
export interface Slot {
  at: string
  hora: number
  again: boolean
}

/** The hours that a day in Chile has: one less where the clock is put forward, one twice where it is put back. */
export function slotsOf(day: string): Slot[] {
  const [start, end] = [Date.parse(dayStart(day)), Date.parse(dayStart(day, 1))]
  return Array.from({ length: Math.round((end - start) / hour) }, (_, index) => {
    const at = new Date(start + index * hour).toISOString()
    const before = index > 0 ? toChileLocal(start + (index - 1) * hour) : ''
    return { at, hora: Number(toChileLocal(at).slice(11, 13)), again: toChileLocal(at) === before }
  })
}

/** An hour's column: in a week with a repeated hour there are two of it. */
export interface Column {
  hora: number
  again: boolean
}

/** The columns of a part of the day over these days. */
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

/** A typed local time as the instant that is sent, or what is wrong with it. `now`: ms since 1970. */
export function readTyped(local: string, now: number): { at: string } | { error: string } {
  const at = fromChileLocal(local)
  if (!at || local.length < 16) return { error: 'Escribe el día y la hora' }
  const error = retoDateError(Date.parse(at), now)
  return error === null ? { at } : { error }
}

/** `weekday hour` of an instant, 0: Monday, on the clock by which the server counts. */
export function usualKey(at: string): string {
  const [date = '', time = ''] = siteLocal(at).split('T')
  return `${(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7} ${Number(time.slice(0, 2))}`
}

/** The hours at which a clan plays most: at least a third as often as at its favourite one, by `usualKey`. */
export function usualOf(horas: readonly { dia: number; hora: number; veces: number }[]): ReadonlySet<string> {
  const most = Math.max(0, ...horas.map(({ veces }) => veces))
  return new Set(horas.filter(({ veces }) => veces * 3 >= most).map(({ dia, hora }) => `${dia} ${hora}`))
}
