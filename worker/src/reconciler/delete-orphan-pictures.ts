import { claimUnlessReferenced, forgetPicture, orphanPictures } from '@trinchera/db/queries/anuncios/pictures'
import { orphanPictureMs } from '@trinchera/rules/limits'
import { removePicture } from '@trinchera/runtime/uploads'
import type { WorkerContext } from '../context'
import { eachRow } from './each-row'

/** Maximum number of pictures deleted per pass. */
export const mostPictures = 50

/**
 * Deletes pictures that have belonged to no anuncio for a day. A picture is first marked as claimed, then its file is deleted, then its
 * row, so that no transaction waits for a slow picture store. If a pass is interrupted, the next one deletes the claimed pictures.
 */
export async function deleteOrphanPictures(context: WorkerContext): Promise<void> {
  const { database, now, pictures } = context
  const before = new Date(now().getTime() - orphanPictureMs).toISOString()
  await eachRow(context, 'imagen', await orphanPictures(database.db, before, mostPictures), async (path) => {
    if (!(await database.transaction((trx) => claimUnlessReferenced(trx, path)))) return
    await removePicture(pictures, path)
    await forgetPicture(database.db, path)
  })
}
