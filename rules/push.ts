import { chileDay, fromChileLocal, shiftDay, type Moment } from './chile-time'

/** Default quiet hours (Chile time), during which no pushes are sent (docs/behaviour/notices.md#Push). */
export const usualQuietHours = { desde: '00:00', hasta: '08:00' } as const

/** Quiet hours of a player: from `desde` to `hasta` (HH:MM, Chile time). If both are equal, the player has no quiet hours. */
export interface Hours {
  desde: string
  hasta: string
}

/** When the quiet hours end, ISO 8601, if `now` is within them; otherwise null. */
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

/** Order in which pushes are sent: 0: about a match now, sent even in quiet hours; 1: others; 2: news for everybody, sent last. */
export type PushPriority = 0 | 1 | 2

const underWay: ReadonlySet<string> = new Set(['partida', 'reto-recordatorio'])

export const pushPriority = (tipo: string): PushPriority => (underWay.has(tipo) ? 0 : tipo === 'anuncio' ? 2 : 1)

/** Ids of the invitation or join request that a notice asks the player to accept or reject; null if there is none. */
export interface Asked {
  id_invitacion?: number | null | undefined
  id_solicitud?: number | null | undefined
}

const subjectPage = /^\/(?:ladder\/(?:reto|partida)|anuncios\/details)\/\d+/

/**
 * The subject of a notice's push. On a device, a later push replaces an earlier one with the same subject. The subject is the invitation or
 * join request to answer; otherwise the reto, match or anuncio that the notice links to; otherwise the notice's kind and path.
 */
export function pushSubject(tipo: string, enlace: string | null, { id_invitacion, id_solicitud }: Asked): string {
  if (id_invitacion) return `invitacion:${id_invitacion}`
  if (id_solicitud) return `solicitud:${id_solicitud}`
  const path = (enlace ?? '/').replace(/[?#].*$/, '')
  return subjectPage.exec(path)?.[0] ?? `${tipo}:${path}`
}

/** How long sending a push is retried, and how long a push service keeps the push for a device that is off, ms. */
export const pushLifetimeMs = (priority: PushPriority): number => (priority === 0 ? 2 : 48) * 3_600_000

/** A button on a device's notification, which acts on the notice without opening the site. */
export interface PushAction {
  accion: 'aceptar' | 'rechazar' | 'confirmar'
  titulo: string
}

const accept: PushAction = { accion: 'aceptar', titulo: 'Aceptar' }
const refuse: PushAction = { accion: 'rechazar', titulo: 'Rechazar' }
const confirm: PushAction = { accion: 'confirmar', titulo: 'Confirmar' }

/**
 * The buttons of a notice's notification. `dates`: number of dates that the reto proposes; if several, the player accepts one on the reto's
 * page. A match cannot be rejected by a button, because that needs a reason.
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
