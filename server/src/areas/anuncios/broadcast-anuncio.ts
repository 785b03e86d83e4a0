import type { Anuncio } from '@trinchera/contract/anuncios'
import { rooms } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import { linkPictures } from '@trinchera/db/queries/anuncios/pictures'
import { anuncioById, cardOf } from '@trinchera/db/queries/anuncios/anuncios'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { picturesIn } from '../../html/cleaned-html'
import { fieldError } from '../../http/rule-error'
import type { Services } from '../../services'

/** An anuncio's name in the audit log. */
export const anuncioLabel = ({ id, titulo }: { id: number; titulo: string }) => `anuncio ${id} (${titulo})`

/** Links an anuncio to the pictures in its text, so that they are not deleted as unused. Throws 400 if a picture no longer exists. */
export async function linkTextPictures(trx: Db, id: number, contenido: string, now: string): Promise<void> {
  const missing = await linkPictures(trx, id, picturesIn(contenido), now)
  if (missing)
    throw fieldError(400, 'contenido', 'Una imagen del texto ya no está en el sitio. Quítala o súbela de nuevo')
}

/**
 * Returns an anuncio and, after the commit, sends its card to all clients. Call this last in a transaction, because many other transactions
 * then wait for a row that it locks (`bumpVersion`).
 */
export async function broadcastAnuncio(
  trx: Db,
  onCommit: OnCommit,
  { live }: Pick<Services, 'live'>,
  event: 'announcement:published' | 'announcement:updated',
  id: number,
): Promise<Anuncio> {
  const anuncio = await anuncioById(trx, id)
  if (!anuncio) throw new Error(`anuncio ${id} is not there after it was stored`)
  await bumpVersion(trx, 'anuncios')
  onCommit(() => live.emit(rooms.publico, event, { anuncio: cardOf(anuncio) }))
  return anuncio
}
