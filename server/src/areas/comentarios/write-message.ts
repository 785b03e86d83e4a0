import type { ConversationMessage } from '@trinchera/contract/conversation'
import type { Db, OnCommit } from '@trinchera/db/database'
import { insertComment } from '@trinchera/db/queries/anuncios/comments'
import { messageById, type Conversation } from '@trinchera/db/queries/anuncios/messages'
import { refuseSuspended } from '../../accounts/suspended'
import type { SessionInfo } from '../../http/handler'
import { repliedOnce } from '../../http/replied-once'
import { fieldError } from '../../http/rule-error'
import { isBlank, withoutInvisible } from '../../html/visible-text'
import type { Services } from '../../services'

interface Writing<A extends Conversation> {
  about: A
  written: string
  /** The request's `Idempotency-Key`. */
  key: string | undefined
  restore: (stored: string) => ConversationMessage & A
  /** Throws if the player may not write in the conversation. */
  require: (trx: Db) => Promise<unknown>
  /** Sends the new message to the readers of the conversation. */
  emit: (trx: Db, onCommit: OnCommit, mensaje: ConversationMessage & A) => Promise<void>
}

/** Stores a plain-text message in a conversation. If `key` repeats an earlier request of the player, returns the earlier message. */
export function writeMessage<A extends Conversation>(
  services: Services,
  session: SessionInfo,
  { about, written, key, restore, require, emit }: Writing<A>,
): Promise<ConversationMessage & A> {
  const now = services.now()
  const asked = ['mensaje', about, written]
  return services.database.transaction((trx, onCommit) =>
    repliedOnce(trx, session, { key, asked, noun: 'mensaje', now, restore }, async () => {
      await require(trx)
      await refuseSuspended(trx, session.id, 'comentarios', now)
      const texto = withoutInvisible(written).trim()
      if (isBlank(texto)) throw fieldError(400, 'texto', 'Escribe algo antes de enviar')
      const author = { id_creador: session.id, creador: session.username, created_at: now.toISOString() }
      const id = await insertComment(trx, { ...author, ...about, comentario: texto })
      const mensaje = await messageById(trx, id, about)
      if (!mensaje) throw new Error(`message ${id} is not there after it was stored`)
      await emit(trx, onCommit, mensaje)
      return mensaje
    }),
  )
}
