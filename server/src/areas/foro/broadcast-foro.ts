import { rooms } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import { mensajeById } from '@trinchera/db/queries/foro/mensajes'
import { deleteTemaRow, lockTema, recountTema } from '@trinchera/db/queries/foro/stored-temas'
import { temaById } from '@trinchera/db/queries/foro/temas'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import type { Services } from '../../services'

type Needs = Pick<Services, 'live'>

/** Sends a topic, as visitors see it, to everybody who reads the forum's lists; `tema` is null if the topic is hidden or deleted. */
export async function broadcastTema(trx: Db, onCommit: OnCommit, { live }: Needs, id: number): Promise<void> {
  await bumpVersion(trx, 'foro')
  const tema = await temaById(trx, id, null)
  onCommit(() => live.emit(rooms.foro, 'topic:changed', { id, tema }))
}

/**
 * Sends a new or edited post to the readers of its topic, unless the post is hidden. For a new post, also recounts the topic's posts and
 * sends the updated topic to everybody who reads the forum's lists.
 */
export async function broadcastMensaje(
  trx: Db,
  onCommit: OnCommit,
  { live }: Needs,
  event: 'post:created' | 'post:updated',
  id: number,
): Promise<void> {
  const mensaje = await mensajeById(trx, id)
  if (!mensaje || mensaje.oculto) return
  const { id_tema } = mensaje
  onCommit(() => live.emit(rooms.tema(id_tema), event, { id_tema, mensaje }))
  if (event === 'post:updated') return bumpVersion(trx, 'foro')
  await recountTema(trx, id_tema)
  await broadcastTema(trx, onCommit, { live }, id_tema)
}

/** Informs readers that a post was deleted or hidden. If the first post of a topic was deleted, the topic is deleted too. */
export async function broadcastMensajeGone(
  trx: Db,
  onCommit: OnCommit,
  { live }: Needs,
  { id, id_tema }: { id: number; id_tema: number },
): Promise<void> {
  onCommit(() => live.emit(rooms.tema(id_tema), 'post:removed', { id_tema, id }))
  const tema = await lockTema(trx, id_tema)
  if (tema?.primero === id && !(await mensajeById(trx, id))) await deleteTemaRow(trx, id_tema)
  else await recountTema(trx, id_tema)
  await broadcastTema(trx, onCommit, { live }, id_tema)
}
