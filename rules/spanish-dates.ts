import { alsoInSantiago, chileDay, type Moment } from './chile-time'
import { formatTime } from './presentation'

// Written by hand: the first formatter of the browser's that names a month costs a slow phone 50 ms.

/** From January on. */
const monthNames = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')

/** From Sunday on, as `Date` counts them. */
const weekdayNames = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const

/** A day's weekday by name; `date`: YYYY-MM-DD. */
export const weekdayOf = (date: string): string => weekdayNames[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? ''

/** The month of a day by name; `date`: YYYY-MM-DD. */
export const monthOf = (date: string): string => monthNames[Number(date.slice(5, 7)) - 1] ?? ''

/** 'sábado, 20 de junio' of a day ('2026-06-20'). */
export const formatDay = (date: string): string => `${weekdayOf(date)}, ${Number(date.slice(8))} de ${monthOf(date)}`

/** 'domingo, 13 de julio, 21:00', in Chile. */
export const formatDayAndTime = (at: Moment): string =>
  `${formatDay(chileDay(at))}, ${formatTime(at)}${alsoInSantiago(at)}`
