import { chileDay, fromChileLocal, shiftDay, type Moment } from './chile-time'

/** Default quiet hours in Chile, without pushes; players may choose others (docs/behaviour/notices.md#Push). */
export const usualQuietHours = { desde: '00:00', hasta: '08:00' } as const

/** A player's quiet hours: two times `HH:MM` in Chile. If both are equal, there are no quiet hours. */
export interface Hours {
  desde: string
  hasta: string
}

/** When the quiet hours that contain `now` end, ISO 8601; null if `now` is not in quiet hours. */
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

/** Order in which pushes are sent. 0: about a match under way, sent in quiet hours too; 2: news for everybody, sent last; 1: the rest. */
export type PushPriority = 0 | 1 | 2

const underWay: ReadonlySet<string> = new Set(['partida', 'reto-recordatorio'])

/** The priority of a kind of notice. */
export const pushPriority = (tipo: string): PushPriority => (underWay.has(tipo) ? 0 : tipo === 'anuncio' ? 2 : 1)

/** What a notice wants the player to answer, by id. */
export interface Asked {
  id_invitacion?: number | null | undefined
  id_solicitud?: number | null | undefined
}

const subjectPage = /^\/(?:ladder\/(?:reto|partida)|anuncios\/details)\/\d+/

/**
 * The subject of a notice. On a device a later notice replaces an earlier one with the same subject. The subject is the invitation or
 * request to answer, or else the reto, match or anuncio that the notice links to, or else its kind and path.
 */
export function pushSubject(tipo: string, enlace: string | null, { id_invitacion, id_solicitud }: Asked): string {
  if (id_invitacion) return `invitacion:${id_invitacion}`
  if (id_solicitud) return `solicitud:${id_solicitud}`
  const path = (enlace ?? '/').replace(/[?#].*$/, '')
  return subjectPage.exec(path)?.[0] ?? `${tipo}:${path}`
}

/** How long, in ms, a push service keeps a push for a device that is off, and how long we retry sending it. */
export const pushLifetimeMs = (priority: PushPriority): number => (priority === 0 ? 2 : 48) * 3_600_000

/** A button on a notification, with which the player answers. */
export interface PushAction {
  accion: 'aceptar' | 'rechazar' | 'confirmar'
  titulo: string
}

const accept: PushAction = { accion: 'aceptar', titulo: 'Aceptar' }
const refuse: PushAction = { accion: 'rechazar', titulo: 'Rechazar' }
const confirm: PushAction = { accion: 'confirmar', titulo: 'Confirmar' }

/**
 * The answers that a notice offers without opening the site. `dates`: how many dates the reto offers. If there are several, the player
 * chooses one on the reto's page. Rejecting a match needs a reason, so it is done on the match's page.
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
