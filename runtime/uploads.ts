import type { PictureStore } from './picture-store'

const storedPath = /^\/(uploads\/[a-z]+\/[0-9a-f]{32}\.webp)$/

/** The storage key of an uploaded picture, from its URL path; null if `path` is not that of an uploaded picture. */
export const uploadKey = (path: string | null): string | null => storedPath.exec(path ?? '')?.[1] ?? null

/** Deletes an uploaded picture, given its URL path. Does nothing for any other path. */
export async function removePicture(pictures: PictureStore, path: string | null): Promise<void> {
  const key = uploadKey(path)
  if (key) await pictures.remove(key)
}
