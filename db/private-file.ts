import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/** Codes of a file that is not there, and of one that belongs to another user, whose business its mode is. */
const ignored = new Set(['ENOENT', 'EPERM'])

/**
 * Makes a SQLite file, its folder and what stands beside it readable by their owner alone: it holds everybody's e-mail. SQLite gives the
 * file's own mode to the write-ahead log.
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
