import type { PictureStore } from './picture-store'

const storedName = /^[0-9a-f]{32}\.webp$/

/** The key of a picture of evidence: beside `uploads/`, which anybody may read. */
export function evidenceKey(archivo: string): string {
  if (!storedName.test(archivo)) throw new Error(`not the name of a stored picture: ${archivo}`)
  return `evidencias/${archivo}`
}

/** The bytes of a picture; null if its file is missing. */
export const readEvidencia = (pictures: PictureStore, archivo: string): Promise<Buffer | null> =>
  pictures.get(evidenceKey(archivo))

/** Deletes a picture's file, if it is there. */
export const removeEvidencia = (pictures: PictureStore, archivo: string): Promise<void> =>
  pictures.remove(evidenceKey(archivo))

/** Names of the files last written before an instant, unfinished ones (`.part`) included. */
export async function evidenceFilesBefore(pictures: PictureStore, before: Date): Promise<string[]> {
  const files = await pictures.list('evidencias')
  return files.filter(({ written }) => written < before).map(({ key }) => key.slice('evidencias/'.length))
}

/** Deletes a file of the folder by its name as `evidenceFilesBefore` gives it. */
export const removeEvidenceFile = (pictures: PictureStore, name: string): Promise<void> =>
  pictures.remove(`evidencias/${name}`)
