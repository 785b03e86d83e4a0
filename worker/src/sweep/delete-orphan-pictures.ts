import { deleteUnlessReferenced, orphanPictures } from '@trinchera/db/queries/anuncios/pictures'
import { orphanPictureMs } from '@trinchera/rules/limits'
import { removePicture } from '@trinchera/runtime/uploads'
import type { WorkerContext } from '../context'

/** How many go at a time. */
export const mostPictures = 50

/**
 * Pictures uploaded into a text that no stored text shows go after a day. The file goes before the commit: should that fail, what is left is
 * a row without a file, and the next sweep tries again.
 */
export async function deleteOrphanPictures({ database, now, dataDir }: WorkerContext): Promise<void> {
  const before = new Date(now().getTime() - orphanPictureMs).toISOString()
  if (!(await orphanPictures(database.db, before, 1)).length) return
  await database.transaction(async (trx) => {
    for (const path of await orphanPictures(trx, before, mostPictures)) {
      if (await deleteUnlessReferenced(trx, path)) await removePicture(dataDir, path)
    }
  })
}
