import { chileDay, fromChileLocal, shiftDay, type Moment } from './chile-time'

/** Hours of Chile without pushes, unless the player chose others (docs/behaviour/notices.md#Push). */
export const usualQuietHours = { desde: '00:00', hasta: '08:00' } as const

/** `HH:MM` each, Chile's clock; both the same: none. */
export interface Hours {
  desde: string
  hasta: string
}

/** When the quiet hours that an instant falls into end, ISO 8601; null: it falls into none. */
export function quietUntil(now: Moment, { desde, hasta }: Hours): string | null {
  const at = new Date(now).toISOString()
  const today = chileDay(now)
  for (const day of [shiftDay(today, { days: -1 }), today]) {
    const from = fromChileLocal(`${day}T${desde}`)
    const until = fromChileLocal(`${desde > hasta ? shiftDay(day, { days: 1 }) : day}T${hasta}`)
    if (from !== undefined && until !== undefined && from <= at && at < until) return until
  }
  return null
}

/** Order in which pushes go out: 0 is of a match under way and rings in quiet hours too, 2 tells everybody something and goes last. */
export type PushPriority = 0 | 1 | 2

const underWay: ReadonlySet<string> = new Set(['partida', 'reto-recordatorio'])

/** The priority of a kind of notice. */
export const pushPriority = (tipo: string): PushPriority => (underWay.has(tipo) ? 0 : tipo === 'anuncio' ? 2 : 1)

/** What a notice asks to answer, by id. */
export interface Asked {
  id_invitacion?: number | null | undefined
  id_solicitud?: number | null | undefined
}

const subjectPage = /^\/(?:ladder\/(?:reto|partida)|anuncios\/details)\/\d+/

/**
 * The subject of a notice: on a device a later one takes the place of an earlier one of the same subject. That is what it asks to answer, or the
 * reto, match or anuncio that it leads to, else its kind and address.
 */
export function pushSubject(tipo: string, enlace: string | null, { id_invitacion, id_solicitud }: Asked): string {
  if (id_invitacion) return `invitacion:${id_invitacion}`
  if (id_solicitud) return `solicitud:${id_solicitud}`
  const path = (enlace ?? '/').replace(/[?#].*$/, '')
  return subjectPage.exec(path)?.[0] ?? `${tipo}:${path}`
}

/** Milliseconds for which a push service keeps a push for a device that is off, and for which sending it is tried. */
export const pushLifetimeMs = (priority: PushPriority): number => (priority === 0 ? 2 : 48) * 3_600_000

/** What can be answered from a notification. */
export interface PushAction {
  accion: 'aceptar' | 'rechazar' | 'confirmar'
  titulo: string
}

const accept: PushAction = { accion: 'aceptar', titulo: 'Aceptar' }
const refuse: PushAction = { accion: 'rechazar', titulo: 'Rechazar' }
const confirm: PushAction = { accion: 'confirmar', titulo: 'Confirmar' }

/**
 * What a notice lets its reader answer without opening the site. `dates`: how many a reto offers; of several one is chosen on its page. A match is
 * rejected on its page too, with a reason.
 */
export function pushActions(
  asked: Asked & { id_match?: number | null; id_reto?: number | null },
  dates: number,
): PushAction[] {
  if (asked.id_invitacion || asked.id_solicitud) return [accept, refuse]
  if (asked.id_match) return [confirm]
  if (asked.id_reto) return dates === 1 ? [accept, refuse] : [refuse]
  return []
}
