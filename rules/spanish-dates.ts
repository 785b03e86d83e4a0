import { alsoInSantiago, chileDay, type Moment } from './chile-time'
import { formatTime } from './presentation'

// The names are listed here because `Intl` takes 50 ms on a slow phone for its first formatter with month names.

const monthNames = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')

/** From Sunday to Saturday, the order of `Date.getUTCDay`. */
const weekdayNames = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const

export const weekdayOf = (date: string): string => weekdayNames[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? ''

export const monthOf = (date: string): string => monthNames[Number(date.slice(5, 7)) - 1] ?? ''

/** A day ('2026-06-20') as text: 'sábado, 20 de junio'. */
export const formatDay = (date: string): string => `${weekdayOf(date)}, ${Number(date.slice(8))} de ${monthOf(date)}`

/** A moment as text in the shown time (see `showClockOf`): 'domingo, 13 de julio, 21:00'. */
export const formatDayAndTime = (at: Moment): string =>
  `${formatDay(chileDay(at))}, ${formatTime(at)}${alsoInSantiago(at)}`
