import type { Comment } from '@trinchera/contract/anuncios'
import { rooms, type ChallengeMessage } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import { commentById, type StoredComment } from '@trinchera/db/queries/anuncios/comments'
import { membersOfBoth, messageById } from '@trinchera/db/queries/retos/messages'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import type { Services } from '../../services'

type Needs = Pick<Services, 'live'>

/** Broadcasts a comment to its anuncio's room after the commit, unless it is hidden, and returns it. */
export async function broadcastComment(
  trx: Db,
  onCommit: OnCommit,
  { live }: Needs,
  event: 'comment:created' | 'comment:updated',
  id: number,
): Promise<Comment> {
  const comment = await commentById(trx, id)
  if (!comment) throw new Error(`comment ${id} is not there after it was stored`)
  const { idAnuncio, oculto } = comment
  if (event === 'comment:created') await bumpVersion(trx, 'anuncios') // cards show the number of comments
  if (!oculto) onCommit(() => live.emit(rooms.anuncio(idAnuncio), event, { idAnuncio, comment }))
  return comment
}

type Stored = Pick<StoredComment, 'id' | 'id_anuncio' | 'id_reto'>

/** Broadcasts that a comment, or a message of a reto, was deleted or hidden. */
export async function broadcastCommentRemoval(
  trx: Db,
  onCommit: OnCommit,
  { live }: Needs,
  { id, id_anuncio, id_reto }: Stored,
): Promise<void> {
  if (id_reto !== null) await emitRetoMessage(trx, onCommit, { live }, { id, id_reto, mensaje: null })
  if (id_anuncio === null) return
  await bumpVersion(trx, 'anuncios')
  onCommit(() => live.emit(rooms.anuncio(id_anuncio), 'comment:removed', { idAnuncio: id_anuncio, id }))
}

/** Broadcasts that a hidden one is shown again, as if it had just been written. */
export async function broadcastShown(
  trx: Db,
  onCommit: OnCommit,
  needs: Needs,
  { id, id_reto }: Stored,
): Promise<void> {
  if (id_reto === null) await broadcastComment(trx, onCommit, needs, 'comment:created', id)
  else await emitRetoMessage(trx, onCommit, needs, { id, id_reto, mensaje: await messageById(trx, id) })
}

/** Sends a message of a reto, or that it is gone, to the members of both clans. */
export async function emitRetoMessage(
  trx: Db,
  onCommit: OnCommit,
  { live }: Needs,
  message: ChallengeMessage,
): Promise<void> {
  const to = (await membersOfBoth(trx, message.id_reto)).map(rooms.jugador)
  if (to.length) onCommit(() => live.emit(to, 'challenge:message', message))
}
