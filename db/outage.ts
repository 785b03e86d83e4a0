import SQLite from './better-sqlite3.cjs'
import { sqlState } from './sql-state'

const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/**
 * SQLSTATE codes of PostgreSQL that mean unreachable or overloaded: no connection (class 08), shutting down or starting, too many
 * connections, deadlock, or a lock or statement that took too long.
 */
const refusing = /^(08...|57P0[123]|53300|40P01|55P03|57014)$/

/** Messages of those PostgreSQL driver errors without a code that mean a lost or missing connection. */
const broken =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** True if an error means that the database is unreachable or overloaded, so that a retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof SQLite.SqliteError) return error.code.startsWith('SQLITE_BUSY')
  const state = sqlState(error)
  if (state !== null) return refusing.test(state)
  const isOfNetwork = 'syscall' in error || error instanceof AggregateError // AggregateError: no address of the host could be reached
  return (
    (isOfNetwork && 'code' in error && typeof error.code === 'string' && network.has(error.code)) ||
    broken.test(error.message)
  )
}
