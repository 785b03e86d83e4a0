import { constants } from 'node:fs'
import { copyFile, link, mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Of the folders in the data folder in which backups gather their files. */
export const stagingPrefix = '.backup-'

const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

/**
 * Gives a stored picture, which is never written again, a second name; copies it where the file system has no second names. Does nothing
 * if it is gone, or was kept before.
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

/**
 * Keeps a file that is about to be deleted for the backups that are being made: the database as they copied it may still name it.
 * `path`: relative to the data folder.
 */
export async function keepForBackups(dataDir: string, path: string): Promise<void> {
  const names = await readdir(dataDir).catch(() => [])
  for (const name of names)
    if (name.startsWith(stagingPrefix)) await keepFile(join(dataDir, path), join(dataDir, name, path))
}
