import { rooms } from '@trinchera/contract/socket'
import { deleteAnuncio as takeOut, lockAnuncio } from '@trinchera/db/queries/anuncios/anuncios'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import type { SessionInfo } from '../../handler'
import { broadcastPendingWork } from '../../broadcast-pending-work'
import { removePicture } from '../../pictures'
import { found } from '../../rule-error'
import type { Services } from '../../services'
import { staffTransaction } from '../../staff-transaction'
import { namedAnuncio } from './announce-anuncio'
import { auditedFields } from './anuncio-texts'

/** An announcement gone for good, with what was said under it; the pictures of its text go with the next sweep. */
export function deleteAnuncio(services: Services, session: SessionInfo, id: number): Promise<void> {
  return staffTransaction(services, session, async (trx, note, onCommit) => {
    const anuncio = found(await lockAnuncio(trx, id), 'Ese anuncio no existe')
    const { titulo, descripcion, contenido, imagen, creador } = anuncio
    await takeOut(trx, id)
    await note(
      'anuncio.eliminar',
      namedAnuncio(anuncio),
      { ...auditedFields({ titulo, descripcion, contenido, imagen }), creador },
      null,
    )
    await bumpVersion(trx, 'anuncios')
    onCommit(() => services.live.emit(rooms.publico, 'announcement:removed', { id }))
    onCommit(() => removePicture(services.config.dataDir, imagen))
    onCommit(() => broadcastPendingWork(services))
  })
}
