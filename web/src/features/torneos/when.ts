import type { Torneo } from '@trinchera/contract/torneos'
import { chileDay } from '@trinchera/rules/chile-time'
import { formatDayAndTime } from '@trinchera/rules/spanish-dates'

const dayMs = 86_400_000

/** Number of calendar days in Chile between two instants (ms). */
const calendarDays = (from: number, to: number) =>
  Math.round((Date.parse(chileDay(to)) - Date.parse(chileDay(from))) / dayMs)

/** Time until a torneo starts: 'en 40 min', 'hoy', 'mañana', 'en 3 días'. From the start until midnight 'en curso', then 'terminó'. */
export function untilText(inicio: string, now: number): string {
  const at = Date.parse(inicio)
  const days = calendarDays(now, at)
  if (at <= now) return days === 0 ? 'en curso' : 'terminó'
  if (at - now < 60 * 60_000) return `en ${Math.max(1, Math.round((at - now) / 60_000))} min`
  return days === 0 ? 'hoy' : days === 1 ? 'mañana' : `en ${days} días`
}

/** A start time in Chile: 'domingo, 13 de julio, 21:00'. */
export const startText = (inicio: string) => formatDayAndTime(inicio)

type Timed = Pick<Torneo, 'inicio'> & Partial<Pick<Torneo, 'estado' | 'formato'>>

/** True if the torneo has ended or was cancelled. A torneo without a bracket has ended once the day of its start is over. */
export const isOver = ({ inicio, estado, formato }: Timed, now: number): boolean =>
  estado === 'terminado' || estado === 'cancelado' || (!formato && untilText(inicio, now) === 'terminó')

/** Splits torneos into coming or current ones (open enrolment first, then earliest start) and past ones (latest start first). */
export function splitByTime<T extends Timed>(torneos: readonly T[], now: number): { coming: T[]; past: T[] } {
  const byStart = (a: T, b: T) => Date.parse(a.inicio) - Date.parse(b.inicio)
  const open = ({ estado }: T) => (estado === 'inscripcion' ? 0 : 1)
  return {
    coming: torneos.filter((torneo) => !isOver(torneo, now)).sort((a, b) => open(a) - open(b) || byStart(a, b)),
    past: torneos.filter((torneo) => isOver(torneo, now)).sort((a, b) => byStart(b, a)),
  }
}
