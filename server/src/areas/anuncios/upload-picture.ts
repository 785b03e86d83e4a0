import { insertAnuncioPicture } from '@trinchera/db/queries/anuncios/pictures'
import type { SessionInfo } from '../../handler'
import { storeWidePicture } from '../../pictures'
import type { Services } from '../../services'
import { staffTransaction } from '../../staff-transaction'

/** Keeps a picture for a text that is being written; it stays where a stored text shows it before a day has passed. Answers its address. */
export async function uploadPicture(services: Services, session: SessionInfo, bytes: Uint8Array): Promise<string> {
  const picture = await storeWidePicture(services.config.dataDir, 'anuncios', bytes)
  const { path } = picture
  try {
    await staffTransaction(services, session, async (trx, note) => {
      await insertAnuncioPicture(trx, path, services.now().toISOString())
      await note('anuncio.subir-imagen', 'imagen de un anuncio', null, { imagen: path })
    })
  } catch (error) {
    await picture.discard()
    throw error
  }
  return path
}
