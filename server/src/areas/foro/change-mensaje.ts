import type { Mensaje, Reaccion } from '@trinchera/contract/foro'
import type { Db } from '@trinchera/db/database'
import { changeComment, deleteComment, lockComment } from '@trinchera/db/queries/anuncios/comments'
import { answersAfter, deleteReaction, mensajeById, storeReaction } from '@trinchera/db/queries/foro/mensajes'
import { storeWords } from '@trinchera/db/queries/foro/search'
import type { ReaccionTipo } from '@trinchera/rules/foro'
import { commentEditMs } from '@trinchera/rules/limits'
import { staffMay } from '@trinchera/rules/permissions'
import { refuseSuspended } from '../../accounts/suspended'
import type { SessionInfo } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { broadcastPendingWork } from '../../staff/broadcast-pending-work'
import { staffTransaction } from '../../staff/staff-transaction'
import { commentText } from '../comentarios/comment-text'
import { discussionOf } from '../comentarios/discussion'
import { moderateComment, notifyAuthor } from '../comentarios/moderate-comment'
import { reportComment } from '../comentarios/report-comment'
import { broadcastMensaje } from './broadcast-foro'
import { requireOpenTema } from './create-mensaje'
import { mentionsIn } from './notices'
import { refuseNewLinks } from './trust'

const none = 'Ese mensaje no existe'

/** Returns a forum post and locks it. Throws 404 if there is no such post. */
async function lockMensaje(trx: Db, id: number) {
  const comment = found(await lockComment(trx, id), none)
  if (comment.id_tema === null) throw new RuleError(404, none)
  return { ...comment, id_tema: comment.id_tema }
}

async function mensajeAfter(trx: Db, id: number): Promise<Mensaje> {
  const mensaje = await mensajeById(trx, id)
  if (!mensaje) throw new Error(`post ${id} is not there after it was changed`)
  return mensaje
}

/** Stores the new text of a post and updates the search index. */
async function rewrite(
  trx: Db,
  services: Services,
  { id, id_tema }: { id: number; id_tema: number },
  session: SessionInfo,
  contenido: string,
): Promise<void> {
  const tema = await requireOpenTema(trx, session, id_tema)
  await changeComment(trx, id, { comentario: contenido, edited_at: services.now().toISOString() })
  const titulo = tema.primero === id ? tema.titulo : ''
  await storeWords(trx, services.database.dialect, id, { titulo, contenido })
}

/** Edits a post. Players may edit their own within the time limit (then 400), moderators any, which is audited (others: 403). */
export async function updateMensaje(
  services: Services,
  session: SessionInfo,
  id: number,
  written: string,
): Promise<Mensaje> {
  const contenido = await commentText(written, 'post')
  const now = services.now()
  const isOwn = await services.database.transaction(async (trx, onCommit) => {
    const comment = await lockMensaje(trx, id)
    if (comment.id_creador !== session.id) return false
    await refuseSuspended(trx, session.id, 'comentarios', now)
    if (comment.hidden_at !== null)
      throw new RuleError(400, 'Tu mensaje está oculto hasta que la administración lo revise')
    if (now.getTime() - Date.parse(comment.created_at) > commentEditMs && !staffMay(session, 'comments.moderate'))
      throw new RuleError(400, 'Un mensaje se puede corregir hasta 15 minutos después de enviarlo')
    await mentionsIn(trx, contenido)
    await refuseNewLinks(trx, session, written, now)
    if (contenido === comment.comentario) return true
    await rewrite(trx, services, comment, session, contenido)
    await broadcastMensaje(trx, onCommit, services, 'post:updated', id)
    return true
  })
  if (!isOwn) await correctAsModerator(services, session, id, contenido)
  return mensajeAfter(services.database.db, id)
}

async function correctAsModerator(services: Services, session: SessionInfo, id: number, contenido: string) {
  if (!staffMay(session, 'comments.moderate')) throw new RuleError(403, 'Solo puedes corregir tus mensajes')
  await staffTransaction(services, session, async (trx, audit, onCommit) => {
    const comment = await lockMensaje(trx, id)
    if (contenido === comment.comentario) return
    const before = { comentario: comment.comentario }
    await audit('mensaje.corregir', `mensaje ${id} (${comment.creador})`, before, { comentario: contenido })
    await rewrite(trx, services, comment, session, contenido)
    await notifyAuthor(trx, onCommit, services, session, comment, 'corrigió', '')
    await broadcastMensaje(trx, onCommit, services, 'post:updated', id)
  })
}

/** Deletes a post. Players may delete their own until another player writes after it (then 409); moderators any post (others: 403). */
export async function deleteMensaje(services: Services, session: SessionInfo, id: number): Promise<void> {
  const mayModerate = staffMay(session, 'comments.moderate')
  const isDone = await services.database.transaction(async (trx, onCommit) => {
    const comment = await lockMensaje(trx, id)
    if (mayModerate) return false
    if (comment.id_creador !== session.id) throw new RuleError(403, 'Solo puedes borrar tus mensajes')
    if ((await answersAfter(trx, comment.id_tema, id, session.id)) > 0)
      throw new RuleError(409, 'Ya respondieron después de tu mensaje: no se puede borrar')
    await discussionOf(comment).mayDelete?.(trx)
    const wasPending = comment.hidden_at !== null
    await deleteComment(trx, id)
    await discussionOf(comment).gone(trx, onCommit, services)
    if (wasPending) onCommit(() => broadcastPendingWork(services))
    return true
  })
  if (!isDone) await moderateComment(services, session, id, 'eliminar')
}

/** Stores a player's report of a forum post. The third report hides the post until staff decide. Throws 404 if there is no such post. */
export async function reportMensaje(
  services: Services,
  session: SessionInfo,
  id: number,
  motivo: string,
): Promise<void> {
  const mensaje = found(await mensajeById(services.database.db, id), none)
  await reportComment(services, session, mensaje.id, motivo)
}

/** Makes a player's reaction to a post exist (`on`) or not, and returns the reactions of all players. Throws 404 for a hidden post. */
export function setReaction(
  services: Services,
  session: SessionInfo,
  id: number,
  tipo: ReaccionTipo,
  on: boolean,
): Promise<Reaccion[]> {
  return services.database.transaction(async (trx, onCommit) => {
    const comment = await lockMensaje(trx, id)
    if (comment.hidden_at !== null) throw new RuleError(404, none)
    if (on) await refuseSuspended(trx, session.id, 'comentarios', services.now())
    const before = (await mensajeAfter(trx, id)).reacciones
    await (on ? storeReaction : deleteReaction)(trx, id, session.id, tipo)
    const { reacciones } = await mensajeAfter(trx, id)
    if (JSON.stringify(before) !== JSON.stringify(reacciones))
      await broadcastMensaje(trx, onCommit, services, 'post:updated', id)
    return reacciones
  })
}
