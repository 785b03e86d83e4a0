import { requiredMessage } from '@trinchera/contract/messages'
import { hasReported, insertCommentReport } from '@trinchera/db/queries/anuncios/comment-reports'
import { changeComment, lockComment } from '@trinchera/db/queries/anuncios/comments'
import { commentReportsToHide } from '@trinchera/rules/limits'
import type { SessionInfo } from '../../http/handler'
import { plainLine } from '../../html/visible-text'
import { broadcastPendingWork } from '../../staff/broadcast-pending-work'
import { fieldError, found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { refuseSuspended } from '../../accounts/suspended'
import { discussionOf, requireReader } from './discussion'

/**
 * Stores a player's report of a comment. The third report hides the comment until staff decide
 * (docs/behaviour/anuncios-and-foro.md#Comments). Throws 404 if the player cannot read such a comment, 400 for the player's own comment,
 * 409 for a second report.
 */
export function reportComment(services: Services, session: SessionInfo, id: number, reason: string): Promise<void> {
  const motivo = plainLine(reason)
  if (!motivo) throw fieldError(400, 'motivo', requiredMessage('motivo'))
  const now = services.now()
  return services.database.transaction(async (trx, onCommit) => {
    await refuseSuspended(trx, session.id, 'reportes', now)
    const comment = found(await lockComment(trx, id), 'Ese comentario no existe')
    await requireReader(trx, session, comment)
    if (comment.id_creador === session.id) throw new RuleError(400, 'No puedes denunciar tu propio comentario')
    if (await hasReported(trx, id, session.id)) throw new RuleError(409, 'Ya denunciaste este comentario')
    const fecha = now.toISOString()
    const open = await insertCommentReport(trx, {
      id_comment: id,
      player_id: session.id,
      quien: session.username,
      motivo,
      fecha,
    })
    if (open >= commentReportsToHide && comment.hidden_at === null) {
      await changeComment(trx, id, { hidden_at: fecha })
      await discussionOf(comment).gone(trx, onCommit, services)
    }
    onCommit(() => broadcastPendingWork(services))
  })
}
