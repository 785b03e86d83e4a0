import type { CommentDecision } from '@trinchera/contract/anuncios'
import type { Db, OnCommit } from '@trinchera/db/database'
import { openReports, settleReports } from '@trinchera/db/queries/anuncios/comment-reports'
import { changeComment, deleteComment, lockComment, type StoredComment } from '@trinchera/db/queries/anuncios/comments'
import type { SessionInfo } from '../../http/handler'
import { plainLine } from '../../html/visible-text'
import { notify } from '@trinchera/effects/notices'
import { broadcastPendingWork } from '../../staff/broadcast-pending-work'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { staffTransaction } from '../../staff/staff-transaction'
import { discussionOf } from './discussion'

const pastTense: Partial<Record<CommentDecision, string>> = { ocultar: 'ocultó', eliminar: 'eliminó' }

/** Notifies a comment's author of a moderator's decision. `what`: what was done, in Spanish ('ocultó'); `motivo`: reason, '' if none. */
export async function notifyAuthor(
  trx: Db,
  onCommit: OnCommit,
  services: Services,
  session: SessionInfo,
  comment: StoredComment,
  what: string,
  motivo: string,
) {
  const { id_creador } = comment
  if (id_creador === null || id_creador === session.id) return
  const { titulo, enlace } = await discussionOf(comment).describe(trx)
  const texto = `La administración ${what} tu comentario en «${titulo}».${motivo ? ` Motivo: ${motivo}` : ''}`
  await notify(trx, onCommit, services, [id_creador], { tipo: 'comentario', texto, enlace })
}

/** Hides, shows or deletes a comment as a moderator. Throws 404 if there is none, 409 if there is nothing to hide or show. */
export function moderateComment(
  services: Services,
  session: SessionInfo,
  id: number,
  decision: CommentDecision,
  reason = '',
): Promise<void> {
  const motivo = plainLine(reason)
  const now = services.now().toISOString()
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const comment = found(await lockComment(trx, id), 'Ese comentario no existe')
    const denuncias = await openReports(trx, id)
    const oculto = comment.hidden_at !== null
    if (decision === 'ocultar' && oculto) throw new RuleError(409, 'Ese comentario ya está oculto')
    if (decision === 'mostrar' && !oculto && !denuncias)
      throw new RuleError(409, 'Ese comentario ya está a la vista y nadie espera que lo revisen')

    if (decision === 'eliminar') await discussionOf(comment).mayDelete?.(trx)
    const what = pastTense[decision]
    if (what) await notifyAuthor(trx, onCommit, services, session, comment, what, motivo)
    const before = { creador: comment.creador, comentario: comment.comentario, oculto, denuncias }
    const after = { ocultar: { oculto: true, denuncias }, mostrar: { oculto: false, denuncias: 0 }, eliminar: null }[
      decision
    ]
    await audit(
      `comentario.${decision}`,
      `comentario ${id} (${comment.creador})`,
      before,
      motivo ? { ...after, motivo } : after,
    )

    if (decision === 'eliminar') await deleteComment(trx, id)
    if (decision === 'ocultar') await changeComment(trx, id, { hidden_at: now })
    if (decision === 'mostrar') {
      await settleReports(trx, id, now)
      await changeComment(trx, id, { hidden_at: null })
      if (oculto) await discussionOf(comment).shown(trx, onCommit, services)
    } else await discussionOf(comment).gone(trx, onCommit, services)
    onCommit(() => broadcastPendingWork(services))
  })
}
