import { retoMessage, type RetoMessage } from '@trinchera/contract/retos'
import type { Db } from '@trinchera/db/database'
import { messagesOf } from '@trinchera/db/queries/anuncios/messages'
import { membersOfBoth } from '@trinchera/db/queries/retos/messages'
import { maySeeReto } from '@trinchera/db/queries/retos/retos'
import type { SessionInfo } from '../../http/handler'
import { RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { emitRetoMessage } from '../comentarios/discussion'
import { writeMessage } from '../comentarios/write-message'
import { lockVisible, missing, viewerOf } from './act'

/** Throws 404 if the session may not see the reto, 403 if the session's player is in neither clan of the reto. */
export async function requireMember(db: Db, session: SessionInfo, id: number): Promise<void> {
  if (!(await maySeeReto(db, id, viewerOf(session)))) throw new RuleError(404, missing)
  if (!(await membersOfBoth(db, id)).includes(session.id))
    throw new RuleError(403, 'La conversación es de los dos clanes')
}

/** The messages of a reto's clans to each other. Only members of the two clans and staff who rule on matches may read these. */
export async function readMessages(
  { database: { db } }: Services,
  session: SessionInfo,
  id: number,
): Promise<RetoMessage[]> {
  const viewer = viewerOf(session)
  if (viewer?.moderates) {
    if (!(await maySeeReto(db, id, viewer))) throw new RuleError(404, missing)
  } else await requireMember(db, session, id)
  return messagesOf(db, { id_reto: id }, { id: session.id, moderates: viewer?.moderates ?? false })
}

/** Writes a message about a reto. This is also possible after the reto is over, because players may want to explain what happened. */
export const sendMessage = (
  services: Services,
  session: SessionInfo,
  id: number,
  written: string,
  key: string | undefined,
): Promise<RetoMessage> =>
  writeMessage(services, session, {
    about: { id_reto: id },
    written,
    key,
    restore: (stored) => retoMessage.parse(JSON.parse(stored)),
    async require(trx) {
      await lockVisible(trx, session, id)
      await requireMember(trx, session, id)
    },
    emit: (trx, onCommit, mensaje) =>
      emitRetoMessage(trx, onCommit, services, { id: mensaje.id, id_reto: id, mensaje }),
  })
