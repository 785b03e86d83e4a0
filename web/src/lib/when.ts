import { chileDay, shiftDay } from '@trinchera/rules/chile-time'
import { formatDate, formatTime } from '@trinchera/rules/presentation'

/** When a match was played, as text in Chile's time: "hoy, 21:42", "ayer, 23:05", "12/07, 22:30" or "12/07/2024". */
export function whenPlayed(iso: string, now: number): string {
  const at = Date.parse(iso)
  if (Number.isNaN(at)) return 'Fecha no disponible'
  const [date, time] = [formatDate(at), formatTime(at)]
  const [day, today] = [chileDay(at), chileDay(now)]
  if (day === today) return `hoy, ${time}`
  if (day === shiftDay(today, { days: -1 })) return `ayer, ${time}`
  return date.slice(-4) === formatDate(now).slice(-4) ? `${date.slice(0, 5)}, ${time}` : date
}

/** When a match was played, as a shorter text for narrow places: "21:42", "ayer 23:05", "12/07" or "12/07/2024". */
export function whenShort(iso: string, now: number): string {
  const text = whenPlayed(iso, now)
  if (text.startsWith('hoy, ')) return text.slice('hoy, '.length)
  if (text.startsWith('ayer, ')) return text.replace(',', '')
  return text.split(',')[0] ?? text
}
