import { statfs } from 'node:fs/promises'

/** Error codes for a full disk, of SQLite, PostgreSQL and the file system. */
const codes = new Set(['SQLITE_FULL', '53100', 'ENOSPC', 'EDQUOT'])

/**
 * How long, in ms, the disk counts as full after a failed write. Needed because a disk of another machine (PostgreSQL) cannot be checked.
 */
const recentMs = 15_000
/** With less free space than this, in bytes, the next write may fail. */
const minFree = 256 * 1024

/** True if a write failed because there was no space left. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.has(error.code)

export interface DiskWatch {
  /** Takes the error of any failed request and remembers it if the disk was full. */
  note(error: unknown): void
  isFull(): Promise<boolean>
}

/** Tells if the disk is full, from the free space of the data folder and from the writes that failed. */
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
        () => Infinity, // an unreadable data folder is reported elsewhere
      )
      return free < minFree
    },
  }
}

const sayEveryMs = 60_000

/**
 * Returns a function that is true once a minute at most: then the error of a full disk should be logged. Every write fails, so logging each
 * one would flood the log.
 */
export function rarely(): () => boolean {
  let saidAt = -Infinity
  return () => {
    if (performance.now() - saidAt < sayEveryMs) return false
    saidAt = performance.now()
    return true
  }
}
