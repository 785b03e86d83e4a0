import { toChileLocal, type Moment } from './chile-time'
import { coldStreak, hotStreak } from './limits'

type Missing = null | undefined

/** Wins as a percentage of games, rounded; 0 without games, null if a number is missing (docs/rules.md#Win percentage). */
export function winPercent(triunfos: number | Missing, juegos: number | Missing): number | null {
  if (triunfos === null || triunfos === undefined || juegos === null || juegos === undefined) return null
  return juegos === 0 ? 0 : Math.round((triunfos / juegos) * 100)
}

/** Win percentage as text: '67%', or 'N/A' if games or wins are missing. */
export function winPercentText(triunfos: number | Missing, juegos: number | Missing): string {
  const percent = winPercent(triunfos, juegos)
  return percent === null ? 'N/A' : `${percent}%`
}

const minus = '\u2212'

/** Emoji for a streak: fire from 10 wins in a row, ice from 10 losses in a row; null for shorter streaks (docs/rules.md#Streak display). */
export function streakMark(racha: number): '🔥' | '❄️' | null {
  if (racha >= hotStreak) return '🔥'
  return racha <= coldStreak ? '❄️' : null
}

/** A streak as text: '+3', '−2', '+12 🔥', '−10 ❄️', '0'. */
export function streakText(racha: number): string {
  const mark = streakMark(racha)
  const count = racha > 0 ? `+${racha}` : racha < 0 ? `${minus}${-racha}` : '0'
  return mark ? `${count} ${mark}` : count
}

export type RankIcon = 'trophy' | 'silver' | 'bronze' | 'up' | 'down' | 'unranked'

/**
 * The icon next to a clan's place: trophy, silver and bronze for the first three; from the fourth on an arrow, which points up if the clan
 * moved up or was unranked before (docs/rules.md#Rank icons). `ultimo`: the clan's previous place.
 */
export function rankIcon(actual: number, ultimo: number): RankIcon {
  if (actual === 0) return 'unranked'
  if (actual === 1) return 'trophy'
  if (actual === 2) return 'silver'
  if (actual === 3) return 'bronze'
  return ultimo === 0 || actual < ultimo ? 'up' : 'down'
}

/** A clan's last change of place. `places`: by how many places; 0 if the clan was unranked before, is unranked now, or never moved. */
export interface PlaceMovement {
  kind: 'up' | 'down' | 'new' | 'none'
  places: number
}

export function placeMovement(actual: number, ultimo: number): PlaceMovement {
  if (actual === 0 || actual === ultimo) return { kind: 'none', places: 0 }
  if (ultimo === 0) return { kind: 'new', places: 0 }
  return { kind: actual < ultimo ? 'up' : 'down', places: Math.abs(actual - ultimo) }
}

/** A clan's last change of place as text: '▲3', '▼1', '▲ nuevo', or empty if the clan did not move. */
export function placeMovementText(actual: number, ultimo: number): string {
  const { kind, places } = placeMovement(actual, ultimo)
  if (kind === 'none') return ''
  return kind === 'new' ? '▲ nuevo' : `${kind === 'up' ? '▲' : '▼'}${places}`
}

/** Date and time of a moment in the shown time (see `showClockOf`); null if the moment is missing or invalid. */
function chileanParts(moment: Moment | Missing): { date: string; time: string } | null {
  if (moment === null || moment === undefined || moment === '') return null
  if (Number.isNaN(new Date(moment).getTime())) return null
  const [date = '', time = ''] = toChileLocal(moment).split('T')
  return { date: date.split('-').reverse().join('/'), time }
}

const noDate = 'Fecha no disponible'
const noTime = 'Hora no disponible'

/** The date of a moment in the shown time (see `showClockOf`): '05/07/2025'; 'Fecha no disponible' if the moment is missing or invalid. */
export function formatDate(moment: Moment | Missing): string {
  const parts = chileanParts(moment)
  return parts ? parts.date : noDate
}

/** The time of a moment in the shown time (see `showClockOf`): '20:15'; 'Hora no disponible' if the moment is missing or invalid. */
export function formatTime(moment: Moment | Missing): string {
  const parts = chileanParts(moment)
  return parts ? parts.time : noTime
}

/** Date and time of a moment in the shown time (see `showClockOf`): '05/07/2025, 20:15'; 'Fecha no disponible' if missing or invalid. */
export function formatDateTime(moment: Moment | Missing): string {
  const parts = chileanParts(moment)
  return parts ? `${parts.date}, ${parts.time}` : noDate
}

/** Time left until `until` as text: 'quedan 3 d 1 h', 'quedan 23 h 12 min', 'quedan 4 min', 'queda menos de 1 min', 'se acabó el plazo'. */
export function formatLeft(until: Moment, now: number): string {
  const left = new Date(until).getTime() - now
  if (left <= 0) return 'se acabó el plazo'
  const minutes = Math.floor(left / 60_000)
  if (minutes < 1) return 'queda menos de 1 min'
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours >= 48) return `quedan ${Math.floor(hours / 24)} d${hours % 24 ? ` ${hours % 24} h` : ''}`
  if (hours === 0) return minutes === 1 ? 'queda 1 min' : `quedan ${minutes} min`
  return `${hours === 1 && rest === 0 ? 'queda' : 'quedan'} ${hours} h${rest ? ` ${rest} min` : ''}`
}

/** Time since a moment as text: 'ahora', 'hace 4 s', 'hace 3 min', 'hace 2 h'; after one day its date. A future moment is 'ahora'. */
export function formatAgo(moment: Moment | Missing, now: number): string {
  if (!chileanParts(moment)) return noDate
  const seconds = Math.floor((now - new Date(moment ?? now).getTime()) / 1000)
  if (seconds < 1) return 'ahora'
  if (seconds < 60) return `hace ${seconds} s`
  if (seconds < 3600) return `hace ${Math.floor(seconds / 60)} min`
  return seconds < 86_400 ? `hace ${Math.floor(seconds / 3600)} h` : formatDate(moment)
}

/** An e-mail address shortened to 'n***@correo.cl', so that its owner recognises it but others do not learn it. */
export function shortenedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email][0] ?? ''}***${at < 0 ? '' : email.slice(at)}`
}
