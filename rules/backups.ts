import { chileClock } from './chile-time'

/** What the site knows of its backups. Times are ISO 8601. */
export interface BackupState {
  /** When the last attempt to make one began. */
  tried: string
  /** Why the last attempt failed, as one Spanish line; null if it did not. */
  error: string | null
  /** The last backup: when it was begun, when it was found to be whole, and its size; null if there is none. */
  last: { made: string; verified: string; bytes: number } | null
}

const hour = 3_600_000
const day = 24 * hour
/** Hour of the night, Chile time, at which daily backups are made. */
const nightHour = 5
/** Time from a failed attempt to the next one, ms. */
export const backupRetryMs = hour
/** Age of the last backup that counts as old if none are made by themselves, ms. */
const oldByHandMs = 8 * day

/**
 * The time from which a backup is due, ms since 1970 (docs/behaviour/operation.md#Backups). `everyHours`: BACKUP_EVERY, not 0. A period of
 * whole days ends at night.
 */
function nextBackup({ tried, error }: BackupState, everyHours: number): number {
  const at = Date.parse(tried)
  if (error !== null) return at + Math.min(backupRetryMs, everyHours * hour)
  if (everyHours < 24) return at + everyHours * hour
  const { localOf, instantOf } = chileClock()
  const night = Math.floor((localOf(at) - nightHour * hour) / day)
  return instantOf((night + Math.floor(everyHours / 24)) * day + nightHour * hour)
}

/** True if the worker has to make a backup now. An attempt in the future was stored before the clock was set back: ignored. */
export function isBackupDue(state: BackupState | null, everyHours: number, now: Date): boolean {
  if (everyHours === 0) return false
  return state === null || Date.parse(state.tried) > now.getTime() || nextBackup(state, everyHours) <= now.getTime()
}

/**
 * What is wrong with the site's backups; null if nothing is. `old`: the last one is older than two periods, or than eight days if BACKUP_EVERY
 * (`everyHours`) is 0.
 */
export function backupTrouble(
  state: BackupState | null,
  everyHours: number,
  now: Date,
): 'none' | 'failed' | 'old' | null {
  if (state?.error) return 'failed'
  if (!state?.last) return 'none'
  const age = now.getTime() - Date.parse(state.last.made)
  return age > (everyHours ? 2 * everyHours * hour : oldByHandMs) ? 'old' : null
}

/** The size of a backup as text. `bytes`: its size. */
export const sizeText = (bytes: number) =>
  bytes < 1e6
    ? `${Math.ceil(bytes / 1e3)} kB`
    : `${(bytes / 1e6).toLocaleString('es', { maximumFractionDigits: 1 })} MB`
