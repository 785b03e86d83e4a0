import { setTimeout as pause } from 'node:timers/promises'
import SQLite from './better-sqlite3.cjs'
import { makePrivate } from './private-file'

/** Delay between two attempts to take the lock, ms. */
const retryMs = 50

/**
 * Runs `work` while no other process runs an exclusive work on the same SQLite file; waits until the other has ended. The lock is a
 * separate file, so that `work` may write to the database. The system releases the lock however its holder ends.
 */
export async function exclusivelyOnFile<T>(path: string, work: () => Promise<T>): Promise<T> {
  const file = `${path}.preparing`
  makePrivate(file)
  const lock = new SQLite(file, { timeout: 0 })
  try {
    for (;;) {
      try {
        lock.exec('begin exclusive')
        break
      } catch (error) {
        if (!(error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY'))) throw error
      }
      await pause(retryMs)
    }
    return await work()
  } finally {
    lock.close()
  }
}

/** Like `exclusivelyOnFile`, for PostgreSQL: an advisory lock on a separate connection, to which no timeout applies. */
export async function exclusivelyOnServer<T>(url: string, work: () => Promise<T>): Promise<T> {
  const { default: pg } = await import('pg')
  const holder = new pg.Client({ connectionString: url })
  holder.on('error', () => {}) // a broken connection releases the lock, and its next query fails
  await holder.connect()
  try {
    await holder.query("select pg_advisory_lock(hashtext('trinchera:prepare'))")
    return await work()
  } finally {
    await holder.end()
  }
}
