import { createHash } from 'node:crypto'
import type { OwnSession } from '@trinchera/contract/seguridad'
import { rooms } from '@trinchera/contract/socket'
import type { Db } from '@trinchera/db/database'
import { endSession, openSessionsOfPlayer } from '@trinchera/db/queries/players/sessions'
import type { SessionInfo } from '../../http/handler'
import { RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { endSessions } from '../session/end-sessions'

/** The public id of a session: a hash of its `jti`. The `jti` itself is not sent, because it is part of the session token. */
const idOf = (jti: string) => createHash('sha256').update(jti).digest('base64url').slice(0, 22)

/** A player's open sessions, sorted from the most to the least recently used (docs/behaviour/accounts.md#Own sessions). */
export async function listOwnSessions(
  db: Db,
  { id, jti }: Pick<SessionInfo, 'id' | 'jti'>,
  now: Date,
): Promise<OwnSession[]> {
  const sessions = await openSessionsOfPlayer(db, id, now.toISOString())
  return sessions.map((session) => ({
    id: idOf(session.jti),
    nombre: session.nombre ?? 'Navegador',
    propia: session.jti === jti,
    creada: session.created_at,
    usada: session.used_at ?? session.created_at,
  }))
}

/**
 * Ends one of the player's own sessions, its sockets and its push device. `own` in the result is true if it was the session of the request
 * itself. Throws 404 if the session is already closed.
 */
export async function endOwnSession(services: Services, session: SessionInfo, id: string): Promise<{ own: boolean }> {
  const { database, live, now } = services
  const at = now().toISOString()
  const reason = 'Cerraste esta sesión desde tu cuenta'
  return database.transaction(async (trx, onCommit) => {
    const open = await openSessionsOfPlayer(trx, session.id, at)
    const jti = open.find((one) => idOf(one.jti) === id)?.jti
    if (jti === undefined || !(await endSession(trx, jti, at, reason)))
      throw new RuleError(404, 'Esa sesión ya estaba cerrada')
    onCommit(() => live.emit(rooms.sesion(jti), 'session:revoked', { reason }))
    return { own: jti === session.jti }
  })
}

/** Ends all sessions of the player except the session of the request. */
export function endOtherSessions(services: Services, { id, jti }: SessionInfo): Promise<void> {
  const now = services.now().toISOString()
  return services.database.transaction((trx, onCommit) =>
    endSessions(trx, onCommit, services, id, { reason: 'Cerraste las demás sesiones', now, except: jti }),
  )
}
