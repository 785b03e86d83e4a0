import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { keepForBackups } from './backup-staging'
import type { PictureStore, StoredFile } from './picture-store'

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Stores pictures as files in the data folder. Each is written to a `.part` file and then renamed, so that no file is incomplete. */
export const openPictureFolder = (dataDir: string): PictureStore => ({
  async put(key, bytes) {
    const file = join(dataDir, key)
    await mkdir(dirname(file), { recursive: true })
    try {
      await writeFile(`${file}.part`, bytes, { flush: true })
      await rename(`${file}.part`, file)
    } catch (error) {
      await rm(`${file}.part`, { force: true }) // the partial file is removed, because on a full disk it would take up space that is needed
      throw error
    }
  },
  async get(key) {
    try {
      return await readFile(join(dataDir, key))
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  },
  async remove(key) {
    await keepForBackups(dataDir, key)
    await rm(join(dataDir, key), { force: true })
  },
  async list(folder) {
    const below = join(dataDir, folder)
    await mkdir(below, { recursive: true })
    const files: StoredFile[] = []
    for (const entry of await readdir(below, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile()) continue
      const file = join(entry.parentPath, entry.name)
      const written = await stat(file).catch(() => null) // null if the file was deleted meanwhile
      if (written) files.push({ key: file.slice(join(dataDir, '/').length), written: written.mtime })
    }
    return files
  },
})
