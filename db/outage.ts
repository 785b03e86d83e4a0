import SQLite from 'better-sqlite3'
import pg from 'pg'

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

/** PostgreSQL's own words: the connection broke (class 08), it is shutting down or starting up, it takes no more, or two transactions wait for each other. */
const refusing = /^(08...|57P0[123]|53300|40P01)$/

/** The driver's, which carry no code. */
const broken =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether an error says that the database cannot be reached, or is too busy to answer: the same call may do in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof SQLite.SqliteError) return error.code.startsWith('SQLITE_BUSY')
  if (error instanceof pg.DatabaseError) return refusing.test(error.code ?? '')
  const isOfNetwork = 'syscall' in error || error instanceof AggregateError // every address of a host was tried in vain
  return (
    (isOfNetwork && 'code' in error && typeof error.code === 'string' && network.has(error.code)) ||
    broken.test(error.message)
  )
}
