import { openReports } from '@trinchera/db/queries/anuncios/comment-reports'
import { deleteComment as takeOut, lockComment } from '@trinchera/db/queries/anuncios/comments'
import { staffMay } from '@trinchera/rules/permissions'
import type { SessionInfo } from '../../handler'
import { broadcastPendingWork } from '../../broadcast-pending-work'
import { found, RuleError } from '../../rule-error'
import type { Services } from '../../services'
import { announceRemoval } from './announce-comment'
import { moderateComment } from './moderate-comment'

/** One's own comment gone for good, at any time; another's is a moderator's decision. */
export async function deleteComment(services: Services, session: SessionInfo, id: number): Promise<void> {
  const isOwn = await services.database.transaction(async (trx, onCommit) => {
    const comment = found(await lockComment(trx, id), 'Ese comentario no existe')
    if (comment.id_creador !== session.id) return false
    const wasWaiting = comment.hidden_at !== null || (await openReports(trx, id)) > 0
    await takeOut(trx, id)
    await announceRemoval(trx, onCommit, services, comment)
    if (wasWaiting) onCommit(() => broadcastPendingWork(services))
    return true
  })
  if (isOwn) return
  if (!staffMay(session, 'comments.moderate')) throw new RuleError(403, 'Solo puedes borrar tus comentarios')
  await moderateComment(services, session, id, 'eliminar')
}
