import { claimUnlessReferenced, forgetPicture, orphanPictures } from '@trinchera/db/queries/anuncios/pictures'
import { orphanPictureMs } from '@trinchera/rules/limits'
import { removePicture } from '@trinchera/runtime/uploads'
import type { WorkerContext } from '../context'
import { eachRow } from './each-row'

/** How many pictures are deleted per pass. */
export const mostPictures = 50

/**
 * Deletes orphan pictures after a day. Each picture is claimed first, and its row is deleted once its file is gone, so that no write waits
 * for a slow bucket. Pictures claimed by a pass that did not finish are deleted by the next pass.
 */
export async function deleteOrphanPictures(context: WorkerContext): Promise<void> {
  const { database, now, pictures } = context
  const before = new Date(now().getTime() - orphanPictureMs).toISOString()
  await eachRow(context, 'imagen', await orphanPictures(database.db, before, mostPictures), String, async (path) => {
    if (!(await database.transaction((trx) => claimUnlessReferenced(trx, path)))) return
    await removePicture(pictures, path)
    await forgetPicture(database.db, path)
  })
}
