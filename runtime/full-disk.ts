import { statfs } from 'node:fs/promises'

const codes = new Set(['SQLITE_FULL', '53100', 'ENOSPC', 'EDQUOT'])

/** How long, in ms, the disk counts as full after a failed write, because the free space of PostgreSQL's machine is unknown. */
const recentMs = 15_000
/** Minimum free space of the data folder, in bytes. Below it, the disk counts as full. */
const minFree = 256 * 1024

/** True if a write failed because there was no space left. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.has(error.code)

export interface DiskWatch {
  /** Call this with the error of every failed request, because an error of a full disk must be remembered (`recentMs`). */
  note(error: unknown): void
  isFull(): Promise<boolean>
}

/** Detects a full disk, by the free space of the data folder and by recent writes that failed for lack of space. */
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
        () => Infinity, // the free space counts as infinite if it cannot be read; an unreadable data folder is reported elsewhere
      )
      return free < minFree
    },
  }
}

const sayEveryMs = 60_000

/** Returns a function that returns true at most once a minute. Used to log a full disk, because every write then causes an error. */
export function rarely(): () => boolean {
  let saidAt = -Infinity
  return () => {
    if (performance.now() - saidAt < sayEveryMs) return false
    saidAt = performance.now()
    return true
  }
}
