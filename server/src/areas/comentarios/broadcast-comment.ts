import type { Comment } from '@trinchera/contract/anuncios'
import { rooms } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import { commentById } from '@trinchera/db/queries/anuncios/comments'
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

/** Broadcasts that a comment was deleted or hidden. */
export async function broadcastCommentRemoval(
  trx: Db,
  onCommit: OnCommit,
  { live }: Needs,
  { id, id_anuncio }: { id: number; id_anuncio: number },
): Promise<void> {
  await bumpVersion(trx, 'anuncios')
  onCommit(() => live.emit(rooms.anuncio(id_anuncio), 'comment:removed', { idAnuncio: id_anuncio, id }))
}
