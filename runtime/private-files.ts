import { chmodSync, mkdirSync } from 'node:fs'

/**
 * Makes what this process writes readable by its user alone, and the data folder closed to others, also where an earlier release left it
 * open: it holds secrets and everybody's e-mail. A folder of another user is left as it is.
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
