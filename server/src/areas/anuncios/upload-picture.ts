import { insertAnuncioPicture } from '@trinchera/db/queries/anuncios/pictures'
import type { SessionInfo } from '../../http/handler'
import { storeWidePicture } from '../../pictures/store-picture'
import type { Services } from '../../services'
import { staffTransaction } from '../../staff/staff-transaction'

/**
 * Stores a picture for the text of an anuncio that is being written, and returns the picture's URL path. The picture is deleted after a day
 * if no stored text contains it.
 */
export async function uploadPicture(services: Services, session: SessionInfo, bytes: Uint8Array): Promise<string> {
  const picture = await storeWidePicture(services.pictures, 'anuncios', bytes)
  const { path } = picture
  try {
    await staffTransaction(services, session, async (trx, audit) => {
      await insertAnuncioPicture(trx, path, services.now().toISOString())
      await audit('anuncio.subir-imagen', 'imagen de un anuncio', null, { imagen: path })
    })
  } catch (error) {
    await picture.discard()
    throw error
  }
  return path
}
