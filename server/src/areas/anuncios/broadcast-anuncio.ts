import type { Anuncio } from '@trinchera/contract/anuncios'
import { rooms } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import { linkPictures } from '@trinchera/db/queries/anuncios/pictures'
import { anuncioById, cardOf } from '@trinchera/db/queries/anuncios/anuncios'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { picturesIn } from '../../html/clean-html'
import { fieldError } from '../../rule-error'
import type { Services } from '../../services'

/** An announcement as the audit log and the staff's room name it. */
export const namedAnuncio = ({ id, titulo }: { id: number; titulo: string }) => `anuncio ${id} (${titulo})`

/** The pictures that a text shows belong to its announcement from here on; one that is not on the site any more is told of. */
export async function keepPictures(trx: Db, id: number, contenido: string, now: string): Promise<void> {
  const missing = await linkPictures(trx, id, picturesIn(contenido), now)
  if (missing)
    throw fieldError(400, 'contenido', 'Una imagen del texto ya no está en el sitio. Quítala o súbela de nuevo')
}

/** What every list and card shows from the commit on; answers the announcement as it is now. Call it last, for the version it raises. */
export async function announceAnuncio(
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
