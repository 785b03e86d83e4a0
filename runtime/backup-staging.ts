import { constants } from 'node:fs'
import { copyFile, link, mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Name prefix of the folders within the data folder in which backups collect their files. */
export const stagingPrefix = '.backup-'

const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

/**
 * Makes a hard link `to` to a stored picture, or a copy if the file system does not support hard links. A link is safe because pictures
 * never change. Does nothing if `from` does not exist or `to` already exists.
 */
export async function keepFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  try {
    await link(from, to)
  } catch (error) {
    if (hasCode(error, 'EEXIST', 'ENOENT')) return
    if (!hasCode(error, 'EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK')) throw error
    await copyFile(from, to, constants.COPYFILE_EXCL).catch((reason: unknown) => {
      if (!hasCode(reason, 'EEXIST', 'ENOENT')) throw reason
    })
  }
}

/** Adds a file (relative to the data folder) to the backups in progress before it is deleted, because their database may refer to it. */
export async function keepForBackups(dataDir: string, path: string): Promise<void> {
  const names = await readdir(dataDir).catch(() => [])
  for (const name of names)
    if (name.startsWith(stagingPrefix)) await keepFile(join(dataDir, path), join(dataDir, name, path))
}
