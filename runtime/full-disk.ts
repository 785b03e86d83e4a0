import { statfs } from 'node:fs/promises'

/** Codes of SQLite, PostgreSQL and the file system. */
const codes = new Set(['SQLITE_FULL', '53100', 'ENOSPC', 'EDQUOT'])

/** How long after a failed write the disk counts as full, ms: it may be that of another machine, which cannot be asked. */
const recentMs = 15_000
/** Below this much free space the next write may fail, bytes. */
const minFree = 256 * 1024

/** Whether a write failed because there was no space left. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.has(error.code)

export interface DiskWatch {
  /** Notes the error of a request, whatever it is. */
  note(error: unknown): void
  isFull(): Promise<boolean>
}

/** Knows whether the site can store: by the free space of its data folder, and by what writes failed. */
export function watchDisk(dataDir: string): DiskWatch {
  let failedAt = -Infinity
  return {
    note(error) {
      if (isDiskFull(error)) failedAt = performance.now()
    },
    async isFull() {
      if (performance.now() - failedAt < recentMs) return true
      const free = await statfs(dataDir).then(
        ({ bavail, bsize }) => bavail * bsize,
        () => Infinity, // what it is, is said elsewhere
      )
      return free < minFree
    },
  }
}

const sayEveryMs = 60_000

/** Says for a log whether a failure of a full disk is to be told now: once a minute, since every write fails. */
export function rarely(): () => boolean {
  let saidAt = -Infinity
  return () => {
    if (performance.now() - saidAt < sayEveryMs) return false
    saidAt = performance.now()
    return true
  }
}
