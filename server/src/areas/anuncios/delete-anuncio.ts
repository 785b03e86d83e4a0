import { rooms } from '@trinchera/contract/socket'
import { deleteAnuncio as deleteRow, lockAnuncio } from '@trinchera/db/queries/anuncios/anuncios'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import type { SessionInfo } from '../../http/handler'
import { broadcastPendingWork } from '../../staff/broadcast-pending-work'
import { removePicture } from '../../pictures/store-picture'
import { found } from '../../http/rule-error'
import type { Services } from '../../services'
import { staffTransaction } from '../../staff/staff-transaction'
import { anuncioLabel } from './broadcast-anuncio'
import { auditedFields } from './anuncio-texts'

/** Deletes an anuncio, its comments and its picture. The worker's reconciler deletes the pictures within its text. */
export function deleteAnuncio(services: Services, session: SessionInfo, id: number): Promise<void> {
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const anuncio = found(await lockAnuncio(trx, id), 'Ese anuncio no existe')
    const { titulo, descripcion, contenido, imagen, creador } = anuncio
    await deleteRow(trx, id)
    await audit(
      'anuncio.eliminar',
      anuncioLabel(anuncio),
      { ...auditedFields({ titulo, descripcion, contenido, imagen }), creador },
      null,
    )
    await bumpVersion(trx, 'anuncios')
    onCommit(() => services.live.emit(rooms.publico, 'announcement:removed', { id }))
    onCommit(() => removePicture(services.pictures, imagen))
    onCommit(() => broadcastPendingWork(services))
  })
}
