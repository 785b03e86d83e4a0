import { rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Where uploaded pictures are kept; their addresses on the site begin with `/uploads/`. */
export const uploadsFolder = (dataDir: string) => join(dataDir, 'uploads')

const storedPath = /^\/uploads\/([a-z]+)\/([0-9a-f]{32}\.webp)$/

/** Removes a picture that nothing shows any more, by its address on the site; what is no address of ours is left alone. */
export async function removePicture(dataDir: string, path: string | null): Promise<void> {
  const [, folder, name] = storedPath.exec(path ?? '') ?? []
  if (folder && name) await rm(join(uploadsFolder(dataDir), folder, name), { force: true })
}
