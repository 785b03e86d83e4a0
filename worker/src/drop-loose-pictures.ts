import { forgetUnlessShown, loosePictures } from '@trinchera/db/queries/anuncio-pictures'
import { loosePictureMs } from '@trinchera/rules/limits'
import { removePicture } from '@trinchera/runtime/uploads'
import type { WorkerContext } from './context'

/** How many go at a time. */
export const mostPictures = 50

/**
 * Pictures uploaded into a text that no stored text shows go after a day. The file goes before the commit: should that fail, what is left is
 * a row without a file, and the next sweep tries again.
 */
export async function dropLoosePictures({ database, now, dataDir }: WorkerContext): Promise<void> {
  const before = new Date(now().getTime() - loosePictureMs).toISOString()
  if (!(await loosePictures(database.db, before, 1)).length) return
  await database.transaction(async (trx) => {
    for (const path of await loosePictures(trx, before, mostPictures)) {
      if (await forgetUnlessShown(trx, path)) await removePicture(dataDir, path)
    }
  })
}
