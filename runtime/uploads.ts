import type { PictureStore } from './picture-store'

const storedPath = /^\/(uploads\/[a-z]+\/[0-9a-f]{32}\.webp)$/

/** The key of an uploaded picture by its address on the site; null for any other address. */
export const uploadKey = (path: string | null): string | null => storedPath.exec(path ?? '')?.[1] ?? null

/** Deletes a picture by its address on the site; any other address is ignored. */
export async function removePicture(pictures: PictureStore, path: string | null): Promise<void> {
  const key = uploadKey(path)
  if (key) await pictures.remove(key)
}
