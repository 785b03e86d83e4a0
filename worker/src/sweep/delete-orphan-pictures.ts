import { claimUnlessReferenced, forgetPicture, orphanPictures } from '@trinchera/db/queries/anuncios/pictures'
import { orphanPictureMs } from '@trinchera/rules/limits'
import { removePicture } from '@trinchera/runtime/uploads'
import type { WorkerContext } from '../context'

/** Batch size. */
export const mostPictures = 50

/**
 * Deletes orphan pictures after a day. Each is claimed first and forgotten once its file is gone, so that no write waits for a slow bucket; what a sweep
 * that did not end had claimed, the next one deletes.
 */
export async function deleteOrphanPictures({ database, now, pictures }: WorkerContext): Promise<void> {
  const before = new Date(now().getTime() - orphanPictureMs).toISOString()
  for (const path of await orphanPictures(database.db, before, mostPictures)) {
    if (!(await database.transaction((trx) => claimUnlessReferenced(trx, path)))) continue
    await removePicture(pictures, path)
    await forgetPicture(database.db, path)
  }
}
