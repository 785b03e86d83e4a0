import type { PictureStore } from './picture-store'

const storedPath = /^\/(uploads\/[a-z]+\/[0-9a-f]{32}\.webp)$/

/** The store key of an uploaded picture, from its path on the site; null for any other path. */
export const uploadKey = (path: string | null): string | null => storedPath.exec(path ?? '')?.[1] ?? null

/** Deletes the uploaded picture at a path of the site; ignores any other path. */
export async function removePicture(pictures: PictureStore, path: string | null): Promise<void> {
  const key = uploadKey(path)
  if (key) await pictures.remove(key)
}
