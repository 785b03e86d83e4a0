import type { Comment } from '@trinchera/contract/anuncios'
import { changeComment, lockComment } from '@trinchera/db/queries/anuncios/comments'
import { commentEditMs } from '@trinchera/rules/limits'
import type { SessionInfo } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { refuseSuspended } from '../../accounts/suspended'
import { commentText } from './comment-text'
import { broadcastComment } from './discussion'

/**
 * Edits a player's own comment on an anuncio (docs/behaviour/anuncios-and-foro.md#Comments). Throws 404 if there is no such comment, 403 if
 * it is another player's, 400 after the time limit or while the comment is hidden.
 */
export async function updateComment(
  services: Services,
  session: SessionInfo,
  id: number,
  contenido: string,
): Promise<Comment> {
  const comentario = await commentText(contenido)
  const now = services.now()
  return services.database.transaction(async (trx, onCommit) => {
    await refuseSuspended(trx, session.id, 'comentarios', now)
    const comment = found(await lockComment(trx, id), 'Ese comentario no existe')
    if (comment.id_tema !== null) throw new RuleError(404, 'Ese comentario no existe') // forum posts have another route
    if (comment.id_creador !== session.id) throw new RuleError(403, 'Solo puedes corregir tus comentarios')
    if (comment.id_anuncio === null) throw new RuleError(400, 'Un mensaje no se corrige: bórralo y escribe otro')
    if (comment.hidden_at !== null)
      throw new RuleError(400, 'Tu comentario está oculto hasta que la administración lo revise')
    if (now.getTime() - Date.parse(comment.created_at) > commentEditMs)
      throw new RuleError(400, 'Un comentario se puede corregir hasta 15 minutos después de enviarlo')
    if (comentario !== comment.comentario) await changeComment(trx, id, { comentario, edited_at: now.toISOString() })
    return broadcastComment(trx, onCommit, services, 'comment:updated', id)
  })
}
