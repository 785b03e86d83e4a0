import type { Reto } from '@trinchera/contract/retos'
import type { Torneo } from '@trinchera/contract/torneos'
import { chileDay, dayLater, playDayStart, shiftDay } from '@trinchera/rules/chile-time'
import { watchedAfterMs, watchedBeforeMs } from '@trinchera/rules/limits'
import { formatLeft } from '@trinchera/rules/presentation'
import { formatDay } from '@trinchera/rules/spanish-dates'

export type AgreedReto = Reto & { fecha: string }
type AgendaTorneo = Pick<Torneo, 'id' | 'nombre' | 'inicio'>
/** One line of the agenda: a reto or a torneo. `at`: when it takes place, ISO. */
export type AgendaEntry = { at: string } & ({ reto: AgreedReto } | { torneo: AgendaTorneo })

const hour = 3_600_000

const hasDate = (reto: Reto): reto is AgreedReto => reto.fecha !== null
/** The retos that are agreed or played. Cancelled retos are not on the agenda. */
export const onAgenda = (retos: readonly Reto[]): AgreedReto[] =>
  retos.filter(hasDate).filter(({ estado }) => estado === 'acordado' || estado === 'jugado')

export interface RetoMoment {
  text: string
  look: 'live' | 'neutral' | 'soon'
}

/** The state that the agenda shows for an agreed reto at `now` (ms). Null while the reto is two hours away or more. */
export function momentOf({ estado, fecha }: AgreedReto, now: number): RetoMoment | null {
  const start = Date.parse(fecha)
  if (estado === 'jugado') return { text: 'Jugado', look: 'neutral' }
  if (now > start + watchedAfterMs) return { text: 'Sin resultado todavía', look: 'neutral' }
  if (now >= start - watchedBeforeMs) return { text: 'En vivo', look: 'live' }
  return start - now < 2 * hour ? { text: formatLeft(fecha, now).replace(/^quedan? /, 'en '), look: 'soon' } : null
}

/** The title of a day in Chile ('2026-06-20'): 'Hoy', 'Mañana', 'Ayer' or 'Sábado, 20 de junio'. */
export function dayTitle(date: string, now: number): string {
  const today = chileDay(now)
  if (date === today) return 'Hoy'
  if (date === shiftDay(today, { days: 1 })) return 'Mañana'
  if (date === shiftDay(today, { days: -1 })) return 'Ayer'
  return formatDay(date).replace(/^./, (first) => first.toUpperCase())
}

/** The agenda's lines by day in Chile, earliest first, from today on; a day ends at six in the morning (docs/behaviour/retos.md#Agenda). */
export function byDay(
  retos: readonly Reto[],
  torneos: readonly AgendaTorneo[],
  now: number,
): { date: string; entries: AgendaEntry[] }[] {
  const since = playDayStart(now)
  const entries: AgendaEntry[] = [
    ...onAgenda(retos).map((reto) => ({ at: reto.fecha, reto })),
    ...torneos.map((torneo) => ({ at: torneo.inicio, torneo })),
  ]
  const days = new Map<string, AgendaEntry[]>()
  for (const entry of entries
    .filter(({ at }) => Date.parse(at) >= Date.parse(since))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))) {
    const date = chileDay(entry.at)
    days.set(date, [...(days.get(date) ?? []), entry])
  }
  return [...days].map(([date, list]) => ({ date, entries: list }))
}

/** The agreed retos of the current day, which lasts until six in the morning, so that retos after midnight belong to the evening before. */
export function ofToday(retos: readonly Reto[], now: number): AgreedReto[] {
  const start = playDayStart(now)
  return onAgenda(retos).filter(
    ({ fecha }) => Date.parse(fecha) >= Date.parse(start) && Date.parse(fecha) < dayLater(start),
  )
}

/** The retos that are not over: those in the future and those being played at `now` (ms). */
export const toCome = (retos: readonly Reto[], now: number): AgreedReto[] =>
  onAgenda(retos).filter(({ estado, fecha }) => estado === 'acordado' && now < Date.parse(fecha) + watchedAfterMs)

export const isOf = ({ retador, retado }: Reto, clans: readonly number[]): boolean =>
  clans.includes(retador.id) || clans.includes(retado.id)
