import { retoMessage, type RetoMessage } from '@trinchera/contract/retos'
import type { Db } from '@trinchera/db/database'
import { insertComment } from '@trinchera/db/queries/anuncios/comments'
import { membersOfBoth, messageById, messagesOf } from '@trinchera/db/queries/retos/messages'
import { maySeeReto } from '@trinchera/db/queries/retos/retos'
import { refuseSuspended } from '../../accounts/suspended'
import type { SessionInfo } from '../../http/handler'
import { isBlank, withoutInvisible } from '../../html/visible-text'
import { repliedOnce } from '../../http/replied-once'
import { fieldError, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { emitRetoMessage } from '../comentarios/broadcast-comment'
import { lockVisible, missing, viewerOf } from './act'

/** Throws 404 for who may not see the reto, 403 for who is in neither clan. */
export async function requireMember(db: Db, session: SessionInfo, id: number): Promise<void> {
  if (!(await maySeeReto(db, id, viewerOf(session)))) throw new RuleError(404, missing)
  if (!(await membersOfBoth(db, id)).includes(session.id))
    throw new RuleError(403, 'La conversación es de los dos clanes')
}

/** The conversation, for members of both clans and staff who rule. */
export async function readMessages(
  { database: { db } }: Services,
  session: SessionInfo,
  id: number,
): Promise<RetoMessage[]> {
  const viewer = viewerOf(session)
  if (viewer?.moderates) {
    if (!(await maySeeReto(db, id, viewer))) throw new RuleError(404, missing)
  } else await requireMember(db, session, id)
  return messagesOf(db, id, { id: session.id, moderates: viewer?.moderates ?? false })
}

/** Writes in the conversation, also once the reto is over: somebody may have to explain. Plain text; once per `key` of a player. */
export function sendMessage(
  services: Services,
  session: SessionInfo,
  id: number,
  written: string,
  key: string | undefined,
): Promise<RetoMessage> {
  const now = services.now()
  const asked = ['mensaje', id, written]
  const restore = (stored: string) => retoMessage.parse(JSON.parse(stored))
  return services.database.transaction((trx, onCommit) =>
    repliedOnce(trx, session, { key, asked, noun: 'mensaje', now, restore }, async () => {
      await lockVisible(trx, session, id)
      await requireMember(trx, session, id)
      await refuseSuspended(trx, session.id, 'comentarios', now)
      const texto = withoutInvisible(written).trim()
      if (isBlank(texto)) throw fieldError(400, 'texto', 'Escribe algo antes de enviar')
      const message = await insertComment(trx, {
        id_reto: id,
        id_creador: session.id,
        creador: session.username,
        comentario: texto,
        created_at: now.toISOString(),
      })
      const mensaje = await messageById(trx, message)
      if (!mensaje) throw new Error(`message ${message} is not there after it was stored`)
      await emitRetoMessage(trx, onCommit, services, { id: message, id_reto: id, mensaje })
      return mensaje
    }),
  )
}
