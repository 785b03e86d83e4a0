import { openDatabase, type Db } from '@trinchera/db/database'
import { isWithoutTables } from '@trinchera/db/dump'
import { storeBackup, storeBackupFailure } from '@trinchera/db/queries/site/backups'
import { explain, print } from './command'
import type { BackupConfig } from './config'
import { makeBackup, type Backup } from './make-backup'

/** Stores how the backup went, if there is a database that can. Returns the reason if it cannot; null otherwise. */
async function note(url: string, store: (db: Db) => Promise<void>): Promise<string | null> {
  try {
    if (await isWithoutTables(url)) return null
    const database = openDatabase({ url })
    await store(database.db).finally(() => database.close())
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Makes a backup, and stores in the site's database how it went, where the panel shows it (docs/behaviour/operation.md#Backups). */
export async function notedBackup(config: BackupConfig, product: string): Promise<Backup> {
  const tried = new Date().toISOString()
  try {
    const backup = await makeBackup(config, product)
    const last = { made: backup.manifest.created, verified: new Date().toISOString(), bytes: backup.bytes }
    const problem = await note(config.databaseUrl, (db) => storeBackup(db, last))
    if (problem !== null) print(`El panel no sabrá de este respaldo: no se pudo anotar (${problem})`)
    return backup
  } catch (error) {
    const reason = explain(error)?.line ?? (error instanceof Error ? error.message : String(error))
    await note(config.databaseUrl, (db) => storeBackupFailure(db, tried, reason))
    throw error
  }
}
