import type { Comment } from '@trinchera/contract/anuncios'
import { rooms } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import { commentById } from '@trinchera/db/queries/anuncios/comments'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import type { Services } from '../../services'

type Needs = Pick<Services, 'live'>

/** What those who read along see from the commit on; one that is hidden they do not. Answers the comment as it is now. */
export async function announceComment(
  trx: Db,
  onCommit: OnCommit,
  { live }: Needs,
  event: 'comment:created' | 'comment:updated',
  id: number,
): Promise<Comment> {
  const comment = await commentById(trx, id)
  if (!comment) throw new Error(`comment ${id} is not there after it was stored`)
  const { idAnuncio, oculto } = comment
  if (event === 'comment:created') await bumpVersion(trx, 'anuncios') // cards count them
  if (!oculto) onCommit(() => live.emit(rooms.anuncio(idAnuncio), event, { idAnuncio, comment }))
  return comment
}

/** A comment that is gone or hidden disappears for those who read along. */
export async function announceRemoval(
  trx: Db,
  onCommit: OnCommit,
  { live }: Needs,
  { id, id_anuncio }: { id: number; id_anuncio: number },
): Promise<void> {
  await bumpVersion(trx, 'anuncios')
  onCommit(() => live.emit(rooms.anuncio(id_anuncio), 'comment:removed', { idAnuncio: id_anuncio, id }))
}
