import { commentById } from '@trinchera/db/queries/anuncios/comments'
import { messageById } from '@trinchera/db/queries/anuncios/messages'
import { placesOfTexts, type PlacedText } from '@trinchera/db/queries/anuncios/authors'
import { mensajeById } from '@trinchera/db/queries/foro/mensajes'
import { rooms } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import type { Services } from '../../services'
import { emitRetoMessage, emitTorneoMessage } from './discussion'

/** Maximum number of changed texts that open pages are told of, the newest first. A page with older ones shows the change when read again. */
const mostTexts = 500

const now: OnCommit = (effect) => void effect()

async function broadcastText(db: Db, { live }: Pick<Services, 'live'>, text: PlacedText): Promise<void> {
  const { id, id_reto, id_torneo, partida, id_tema } = text
  if (id_tema !== null) {
    const mensaje = await mensajeById(db, id)
    if (mensaje) live.emit(rooms.tema(id_tema), 'post:updated', { id_tema, mensaje })
  } else if (id_reto !== null) {
    await emitRetoMessage(db, now, { live }, { id, id_reto, mensaje: await messageById(db, id, { id_reto }) })
  } else if (id_torneo !== null && partida !== null) {
    const about = { id_torneo, partida }
    await emitTorneoMessage(db, now, { live }, { id, ...about, mensaje: await messageById(db, id, about) })
  } else {
    const comment = await commentById(db, id)
    if (comment)
      live.emit(rooms.anuncio(comment.idAnuncio), 'comment:updated', { idAnuncio: comment.idAnuncio, comment })
  }
}

/**
 * Sends the comments, posts and messages with these ids, which changed in the current transaction, to the open pages that show them. Runs
 * after the commit, because there may be many.
 */
export function broadcastTexts(onCommit: OnCommit, services: Services, ids: readonly number[]): void {
  const { db } = services.database
  onCommit(async () => {
    for (const text of await placesOfTexts(db, ids.toSorted((a, b) => b - a).slice(0, mostTexts)))
      await broadcastText(db, services, text)
  })
}
