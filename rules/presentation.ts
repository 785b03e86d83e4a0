import { coldStreak, hotStreak, locale, timeZone } from './limits'

type Missing = null | undefined

/** Wins of games in percent, rounded; 0 when no games, null when either is missing (docs/rules.md#Win percentage). */
export function winPercent(triunfos: number | Missing, juegos: number | Missing): number | null {
  if (triunfos === null || triunfos === undefined || juegos === null || juegos === undefined) return null
  return juegos === 0 ? 0 : Math.round((triunfos / juegos) * 100)
}

/** The same to read: '67%', or 'N/A' when missing. */
export function winPercentText(triunfos: number | Missing, juegos: number | Missing): string {
  const percent = winPercent(triunfos, juegos)
  return percent === null ? 'N/A' : `${percent}%`
}

const minus = '\u2212'

/** A streak's picture: fire from 10 wins in a row, ice from 10 losses, else none (docs/rules.md#Streak display). */
export function streakMark(racha: number): '🔥' | '❄️' | null {
  if (racha >= hotStreak) return '🔥'
  return racha <= coldStreak ? '❄️' : null
}

/** A streak to read: '+3', '−2', '+12 🔥', '−10 ❄️', '0'. */
export function streakText(racha: number): string {
  const mark = streakMark(racha)
  const count = racha > 0 ? `+${racha}` : racha < 0 ? `${minus}${-racha}` : '0'
  return mark ? `${count} ${mark}` : count
}

export type RankIcon = 'trophy' | 'silver' | 'bronze' | 'up' | 'down' | 'unranked'

/** The picture beside a place: from the fourth on an arrow, up where it improved or came from nowhere (docs/rules.md#Rank icons). */
export function rankIcon(actual: number, ultimo: number): RankIcon {
  if (actual === 0) return 'unranked'
  if (actual === 1) return 'trophy'
  if (actual === 2) return 'silver'
  if (actual === 3) return 'bronze'
  return ultimo === 0 || actual < ultimo ? 'up' : 'down'
}

/** The last change of place. `places`: how many, 0 for a clan that came from none, that left, or that never moved. */
export interface PlaceMovement {
  kind: 'up' | 'down' | 'new' | 'none'
  places: number
}

export function placeMovement(actual: number, ultimo: number): PlaceMovement {
  if (actual === 0 || actual === ultimo) return { kind: 'none', places: 0 }
  if (ultimo === 0) return { kind: 'new', places: 0 }
  return { kind: actual < ultimo ? 'up' : 'down', places: Math.abs(actual - ultimo) }
}

/** The same to read: '▲3', '▼1', '▲ nuevo', or nothing. */
export function placeMovementText(actual: number, ultimo: number): string {
  const { kind, places } = placeMovement(actual, ultimo)
  if (kind === 'none') return ''
  return kind === 'new' ? '▲ nuevo' : `${kind === 'up' ? '▲' : '▼'}${places}`
}

const chile = new Intl.DateTimeFormat(locale, {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** An instant: ISO 8601 text, ms since 1970, or a Date. */
export type Moment = string | number | Date

function chileanParts(moment: Moment | Missing): Partial<Record<Intl.DateTimeFormatPartTypes, string>> | null {
  if (moment === null || moment === undefined || moment === '') return null
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return null
  return Object.fromEntries(chile.formatToParts(date).map(({ type, value }) => [type, value]))
}

const noDate = 'Fecha no disponible'
const noTime = 'Hora no disponible'

/** '05/07/2025' in Chile, wherever the reader is. */
export function formatDate(moment: Moment | Missing): string {
  const parts = chileanParts(moment)
  return parts ? `${parts.day}/${parts.month}/${parts.year}` : noDate
}

/** '20:15' in Chile, 24 hours. */
export function formatTime(moment: Moment | Missing): string {
  const parts = chileanParts(moment)
  return parts ? `${parts.hour}:${parts.minute}` : noTime
}

/** '05/07/2025, 20:15' in Chile. */
export function formatDateTime(moment: Moment | Missing): string {
  return chileanParts(moment) ? `${formatDate(moment)}, ${formatTime(moment)}` : noDate
}

/** 'hace 4 s', 'hace 3 min', 'hace 2 h'; 'ahora' within the second or ahead of the clock, the date after a day. */
export function formatAgo(moment: Moment | Missing, now: number): string {
  if (!chileanParts(moment)) return noDate
  const seconds = Math.floor((now - new Date(moment ?? now).getTime()) / 1000)
  if (seconds < 1) return 'ahora'
  if (seconds < 60) return `hace ${seconds} s`
  if (seconds < 3600) return `hace ${Math.floor(seconds / 60)} min`
  return seconds < 86_400 ? `hace ${Math.floor(seconds / 3600)} h` : formatDate(moment)
}
