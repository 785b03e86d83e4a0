import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { keepForBackups } from './backup-staging'

/** Folder of uploaded pictures; their addresses start with `/uploads/`. */
export const uploadsFolder = (dataDir: string) => join(dataDir, 'uploads')

const storedPath = /^\/uploads\/([a-z]+)\/([0-9a-f]{32}\.webp)$/

/** Deletes a picture by its address on the site; any other address is ignored. */
export async function removePicture(dataDir: string, path: string | null): Promise<void> {
  const [, folder, name] = storedPath.exec(path ?? '') ?? []
  if (!folder || !name) return
  await keepForBackups(dataDir, join('uploads', folder, name))
  await rm(join(uploadsFolder(dataDir), folder, name), { force: true })
}
