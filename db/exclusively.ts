import { setTimeout as pause } from 'node:timers/promises'
import SQLite from './better-sqlite3.cjs'
import { makePrivate } from './private-file'

/** Delay between two attempts to take the lock, ms. */
const retryMs = 50

/**
 * Runs `work` while no other process is inside this function with the same SQLite file; waits for the other process if necessary. The lock
 * is a separate file, so that `work` may write to the database. The system releases the lock even if the process is killed.
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

/** Like `exclusivelyOnFile` (runs `work` alone), for PostgreSQL: an advisory lock on a separate connection without timeouts. */
export async function exclusivelyOnServer<T>(url: string, work: () => Promise<T>): Promise<T> {
  const { default: pg } = await import('pg')
  const holder = new pg.Client({ connectionString: url })
  holder.on('error', () => {}) // a broken connection releases the lock, and the next query on it fails
  await holder.connect()
  try {
    await holder.query("select pg_advisory_lock(hashtext('trinchera:prepare'))")
    return await work()
  } finally {
    await holder.end()
  }
}
