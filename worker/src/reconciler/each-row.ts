import { isDatabaseAway } from '@trinchera/db/outage'
import { sqlState } from '@trinchera/db/sql-state'
import { forEachIsolated, inLog } from '@trinchera/runtime/each-isolated'
import { StoreAway } from '@trinchera/runtime/picture-store'
import { pauseAfter } from '../backoff'
import type { WorkerContext } from '../context'

/** Failures in a row of one row after which it waits between attempts. */
const patience = 3

interface Failures {
  count: number
  /** Milliseconds since the epoch. */
  until: number
}

/** SQLSTATE codes of a deadlock, a lock timeout or a cancelled statement: they concern one row, the database is not away. */
const waitedForLock = /^(40P01|55P03|57014)$/

/** Whether database or picture store is away, so that every further row would fail too. */
const isOfAll = (error: unknown) =>
  error instanceof StoreAway || (isDatabaseAway(error) && !waitedForLock.test(sqlState(error) ?? ''))

/** Rows that failed, by kind and id, of each database. */
const failing = new WeakMap<WorkerContext['database'], Map<string, Failures>>()

/**
 * Does `act` for each row that a pass found. One that fails holds up none of the others; one that goes on failing is tried ever more seldom. While the
 * database or the store of pictures is away none can be done, and the pass ends. Returns whether all were done.
 */
export async function eachRow<T>(
  { database, log, now }: Pick<WorkerContext, 'database' | 'log' | 'now'>,
  what: string,
  rows: readonly T[],
  idOf: (row: T) => number | string,
  act: (row: T) => unknown,
  stopping?: AbortSignal,
): Promise<boolean> {
  const known = failing.get(database) ?? new Map<string, Failures>()
  failing.set(database, known)
  const name = (row: T) => `${what} ${idOf(row)}`
  const at = now().getTime()
  const due = rows.filter((row) => (known.get(name(row))?.until ?? 0) <= at)
  const attempt = async (row: T) => {
    try {
      await act(row)
      known.delete(name(row))
    } catch (error) {
      if (isOfAll(error)) throw error
      const count = (known.get(name(row))?.count ?? 0) + 1
      known.set(name(row), { count, until: count < patience ? 0 : at + pauseAfter(count - patience + 1) })
      throw error
    }
  }
  const failed = await forEachIsolated(due, attempt, inLog(log, name), { stopping, isOfAll })
  return failed === 0 && due.length === rows.length
}
