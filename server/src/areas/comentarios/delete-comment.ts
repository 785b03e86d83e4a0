import { openReports } from '@trinchera/db/queries/anuncios/comment-reports'
import { deleteComment as deleteRow, lockComment } from '@trinchera/db/queries/anuncios/comments'
import { staffMay } from '@trinchera/rules/permissions'
import type { SessionInfo } from '../../http/handler'
import { broadcastPendingWork } from '../../staff/broadcast-pending-work'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { discussionOf } from './discussion'
import { moderateComment } from './moderate-comment'

/** Deletes a comment. Players may delete their own; deleting another player's comment is a moderator's decision (403 for others). */
export async function deleteComment(services: Services, session: SessionInfo, id: number): Promise<void> {
  const isOwn = await services.database.transaction(async (trx, onCommit) => {
    const comment = found(await lockComment(trx, id), 'Ese comentario no existe')
    if (comment.id_tema !== null) throw new RuleError(404, 'Ese comentario no existe') // forum posts have another route
    if (comment.id_creador !== session.id) return false
    const wasPending = comment.hidden_at !== null || (await openReports(trx, id)) > 0
    await deleteRow(trx, id)
    await discussionOf(comment).gone(trx, onCommit, services)
    if (wasPending) onCommit(() => broadcastPendingWork(services))
    return true
  })
  if (isOwn) return
  if (!staffMay(session, 'comments.moderate')) throw new RuleError(403, 'Solo puedes borrar tus comentarios')
  await moderateComment(services, session, id, 'eliminar')
}
