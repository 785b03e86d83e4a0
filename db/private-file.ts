import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Codes of errors to ignore: the file does not exist, or it belongs to another user, who must then protect it. */
const ignored = new Set(['ENOENT', 'EPERM'])

/**
 * Makes a SQLite file, its folder and the files next to it readable only by their owner, because the database contains all e-mail
 * addresses. SQLite creates its other files with the mode of the database file.
 */
export function makePrivate(path: string) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  // Not for a file that exists: closing it would take away the locks that SQLite has on it in this process, as POSIX has it. Another process
  // could then delete the log (WAL) that this one still writes.
  const known = statSync(path, { throwIfNoEntry: false })
  // Opening a folder throws EISDIR.
  if (!known?.isFile()) closeSync(openSync(path, 'a', 0o600))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    try {
      chmodSync(file, 0o600)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && ignored.has(String(error.code)))) throw error
    }
  }
}
