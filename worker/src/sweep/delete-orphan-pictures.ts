import { deleteUnlessReferenced, orphanPictures } from '@trinchera/db/queries/anuncios/pictures'
import { orphanPictureMs } from '@trinchera/rules/limits'
import { removePicture } from '@trinchera/runtime/uploads'
import type { WorkerContext } from '../context'

/** Batch size. */
export const mostPictures = 50

/**
 * Deletes orphan pictures after a day. The file is deleted before the commit: if the commit fails, the row remains and
 * the next sweep retries.
 */
export async function deleteOrphanPictures({ database, now, pictures }: WorkerContext): Promise<void> {
  const before = new Date(now().getTime() - orphanPictureMs).toISOString()
  if (!(await orphanPictures(database.db, before, 1)).length) return
  await database.transaction(async (trx) => {
    for (const path of await orphanPictures(trx, before, mostPictures)) {
      if (await deleteUnlessReferenced(trx, path)) await removePicture(pictures, path)
    }
  })
}
