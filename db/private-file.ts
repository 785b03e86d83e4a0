import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/** Error codes to ignore: the file does not exist, or it belongs to another user, who is then responsible for its mode. */
const ignored = new Set(['ENOENT', 'EPERM'])

/**
 * Makes a SQLite file, its folder and the files next to it readable by their owner only, because the database contains everybody's e-mail
 * addresses. SQLite creates the write-ahead log with the mode of the database file.
 */
export function makePrivate(path: string) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  closeSync(openSync(path, 'a', 0o600))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    try {
      chmodSync(file, 0o600)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && ignored.has(String(error.code)))) throw error
    }
  }
}
