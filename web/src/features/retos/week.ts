import { chileDay, dayStart, fromChileLocal, shiftDay, siteLocal, toChileLocal } from '@trinchera/rules/chile-time'
import { retoDateError } from '@trinchera/rules/reto'

const hour = 3_600_000

/** Parts of the day, each narrow enough for a phone. Most matches are played in the last part. */
export const bands = [
  { name: 'Madrugada', from: 0 },
  { name: 'Mañana', from: 6 },
  { name: 'Tarde', from: 12 },
  { name: 'Noche', from: 18 },
] as const
export const bandHours = 6
export const evening = bands.length - 1

/** The days of the picker, as two weeks: first today and the next 6 days, then the following 8 days. */
const weekLength = 7
const lastDay = 14
export const daysOfWeek = (week: 0 | 1, now: number): string[] =>
  Array.from({ length: week === 0 ? weekLength : lastDay + 1 - weekLength }, (_, index) =>
    shiftDay(chileDay(now), { days: index + week * weekLength }),
  )

/** A full hour that can be picked. `again` is true for the second of two equal hours, on the night when summer time ends. */
export interface Slot {
  at: string
  hora: number
  again: boolean
}

/** The hours of a day in Chile: 23 hours when the clock goes forward, 25 when it goes back. */
export function slotsOf(day: string): Slot[] {
  const [start, end] = [Date.parse(dayStart(day)), Date.parse(dayStart(day, 1))]
  return Array.from({ length: Math.round((end - start) / hour) }, (_, index) => {
    const at = new Date(start + index * hour).toISOString()
    const before = index > 0 ? toChileLocal(start + (index - 1) * hour) : ''
    return { at, hora: Number(toChileLocal(at).slice(11, 13)), again: toChileLocal(at) === before }
  })
}

/** A column of the picker. If an hour is repeated in the week, it has two columns. */
export interface Column {
  hora: number
  again: boolean
}

/** The columns of the picker for these days and one part of the day (index in `bands`). */
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

/** Converts a typed local time to the instant to send, or to the error to show. `now` in ms since the epoch. */
export function readTyped(local: string, now: number): { at: string } | { error: string } {
  const at = fromChileLocal(local)
  if (!at || local.length < 16) return { error: 'Escribe el día y la hora' }
  const error = retoDateError(Date.parse(at), now)
  return error === null ? { at } : { error }
}

/** Key for an instant's weekday (0 is Monday) and hour, such as '5 21', in the time zone in which the server counts matches. */
export function usualKey(at: string): string {
  const [date = '', time = ''] = siteLocal(at).split('T')
  return `${(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7} ${Number(time.slice(0, 2))}`
}

/** The hours at which a clan usually plays (keys of `usualKey`): those with at least a third as many matches as its most frequent hour. */
export function usualOf(horas: readonly { dia: number; hora: number; veces: number }[]): ReadonlySet<string> {
  const most = Math.max(0, ...horas.map(({ veces }) => veces))
  return new Set(horas.filter(({ veces }) => veces * 3 >= most).map(({ dia, hora }) => `${dia} ${hora}`))
}
