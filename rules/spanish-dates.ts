import { alsoInSantiago, chileDay, type Moment } from './chile-time'
import { formatTime } from './presentation'

// Names are listed here instead of taken from `Intl`, because its first formatter with month names takes 50 ms on a slow phone.

/** January to December. */
const monthNames = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')

/** Sunday to Saturday, like `Date.getUTCDay`. */
const weekdayNames = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const

/** The name of a day's weekday. `date`: YYYY-MM-DD. */
export const weekdayOf = (date: string): string => weekdayNames[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? ''

/** The name of a day's month. `date`: YYYY-MM-DD. */
export const monthOf = (date: string): string => monthNames[Number(date.slice(5, 7)) - 1] ?? ''

/** A day ('2026-06-20') as text: 'sábado, 20 de junio'. */
export const formatDay = (date: string): string => `${weekdayOf(date)}, ${Number(date.slice(8))} de ${monthOf(date)}`

/** A date and time in Chile as text: 'domingo, 13 de julio, 21:00'. */
export const formatDayAndTime = (at: Moment): string =>
  `${formatDay(chileDay(at))}, ${formatTime(at)}${alsoInSantiago(at)}`
