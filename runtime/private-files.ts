import { chmodSync, mkdirSync } from 'node:fs'

/**
 * Makes the data folder and all files that this process writes accessible only to the process's user, because they contain secrets and
 * e-mail addresses. Also restricts a data folder that an earlier release created. A folder that belongs to another user is not changed.
 */
export function keepFilesPrivate(dataDir: string) {
  process.umask(0o077)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    chmodSync(dataDir, 0o700)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error
  }
}
