import { isDatabaseAway } from '@trinchera/db/outage'
import { sqlState } from '@trinchera/db/sql-state'
import type { Db, OnCommit } from '@trinchera/db/database'
import { forEachIsolated, inLog } from '@trinchera/runtime/each-isolated'
import { StoreAway } from '@trinchera/runtime/picture-store'
import { pauseAfter } from '../backoff'
import type { WorkerContext } from '../context'

/** Number of consecutive failures of a row after which its next attempts are delayed. */
const patience = 3

interface Failures {
  count: number
  /** Time until which the row is skipped, ms since the epoch. */
  until: number
}

/** SQLSTATE codes of a deadlock, a lock timeout and a cancelled statement, which affect one row; the database is still reachable. */
const waitedForLock = /^(40P01|55P03|57014)$/

/** True if the database or the picture store is unreachable. Then every further row would fail too. */
const isOfAll = (error: unknown) =>
  error instanceof StoreAway || (isDatabaseAway(error) && !waitedForLock.test(sqlState(error) ?? ''))

/** For each database: the rows that failed, by their kind and id. */
const failing = new WeakMap<WorkerContext['database'], Map<string, Failures>>()

type Row = number | string | { id: number | string }

type Needs = Pick<WorkerContext, 'database' | 'log' | 'now'>

/**
 * Calls `act` for each row that a reconciler found. If `act` fails for a row, the other rows continue; a row that keeps failing is retried
 * less and less often. If the database or the picture store is unreachable, stops. Returns true if no row failed.
 */
export async function eachRow<T extends Row>(
  { database, log, now }: Needs,
  what: string,
  rows: readonly T[],
  act: (row: T) => unknown,
  stopping?: AbortSignal,
): Promise<boolean> {
  const known = failing.get(database) ?? new Map<string, Failures>()
  failing.set(database, known)
  const name = (row: Row) => `${what} ${typeof row === 'object' ? row.id : row}`
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

/** Like `eachRow` (calls `act` for each row), with a transaction for each row. */
export const eachInTransaction = <T extends Row>(
  context: Needs,
  what: string,
  rows: readonly T[],
  act: (trx: Db, onCommit: OnCommit, row: T) => Promise<unknown>,
) => eachRow(context, what, rows, (row) => context.database.transaction((trx, onCommit) => act(trx, onCommit, row)))
