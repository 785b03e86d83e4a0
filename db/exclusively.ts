import { setTimeout as pause } from 'node:timers/promises'
import SQLite from './better-sqlite3.cjs'
import { makePrivate } from './private-file'

/** Between two tries for the lock, ms. */
const retryMs = 50

/**
 * Runs `work` while no other process runs one on the same SQLite file, waiting for as long as another does. The lock is a file of its
 * own, so that `work` may write to the database; the system releases it however its holder ends.
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

/** The same on PostgreSQL, by an advisory lock on a connection of its own, which no timeout ends. */
export async function exclusivelyOnServer<T>(url: string, work: () => Promise<T>): Promise<T> {
  const { default: pg } = await import('pg')
  const holder = new pg.Client({ connectionString: url })
  holder.on('error', () => {}) // a broken connection fails the next query, and ends the lock
  await holder.connect()
  try {
    await holder.query("select pg_advisory_lock(hashtext('trinchera:prepare'))")
    return await work()
  } finally {
    await holder.end()
  }
}
