import { z } from 'zod'
import type { BackupState } from '@trinchera/rules/backups'
import type { Db } from '../../database'
import { readable } from '../../readable'
import { findSetting, storeSetting } from './settings'

const key = 'respaldo'
const time = z.iso.datetime()
const backupState = z.object({
  tried: time,
  error: z.string().nullable(),
  last: z.object({ made: time, verified: time, bytes: z.int().nonnegative() }).nullable(),
})

/** What is known of the site's backups; null if none was ever tried, or if what is stored is damaged. */
export async function readBackupState(db: Db): Promise<BackupState | null> {
  const stored = await findSetting(db, key)
  return stored === null ? null : readable(stored, (text) => backupState.parse(JSON.parse(text)))
}

/** Stores that a backup was made and found to be whole. */
export const storeBackup = (db: Db, last: NonNullable<BackupState['last']>): Promise<void> =>
  storeSetting(db, key, JSON.stringify({ tried: last.made, error: null, last } satisfies BackupState))

/** Stores that an attempt failed. `tried`: when it began, ISO 8601. `error`: the reason, one Spanish line. The last backup stays known. */
export async function storeBackupFailure(db: Db, tried: string, error: string): Promise<void> {
  const last = (await readBackupState(db))?.last ?? null
  await storeSetting(db, key, JSON.stringify({ tried, error, last } satisfies BackupState))
}
