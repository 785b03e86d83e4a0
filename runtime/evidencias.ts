import type { PictureStore } from './picture-store'

const storedName = /^[0-9a-f]{32}\.webp$/

/** The storage key of an evidence picture. Not in `uploads/`, because everybody may read the pictures in that folder. */
export function evidenceKey(archivo: string): string {
  if (!storedName.test(archivo)) throw new Error(`not the name of a stored picture: ${archivo}`)
  return `evidencias/${archivo}`
}

/** The bytes of an evidence picture; null if its file is missing. */
export const readEvidencia = (pictures: PictureStore, archivo: string): Promise<Buffer | null> =>
  pictures.get(evidenceKey(archivo))

/** Deletes the file of an evidence picture; does nothing if it does not exist. */
export const removeEvidencia = (pictures: PictureStore, archivo: string): Promise<void> =>
  pictures.remove(evidenceKey(archivo))

/** Names of the evidence files last written before the given time, including incompletely written ones (`.part`). */
export async function evidenceFilesBefore(pictures: PictureStore, before: Date): Promise<string[]> {
  const files = await pictures.list('evidencias')
  return files.filter(({ written }) => written < before).map(({ key }) => key.slice('evidencias/'.length))
}

/** Deletes an evidence file. `name`: as returned by `evidenceFilesBefore`. */
export const removeEvidenceFile = (pictures: PictureStore, name: string): Promise<void> =>
  pictures.remove(`evidencias/${name}`)
