import { setTimeout as pause } from 'node:timers/promises'
import { CompiledQuery, SqliteAdapter, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'
import SQLite from './better-sqlite3.cjs'

/** How long a statement is retried while another process holds the write lock, ms. */
const patience = 15_000
/**
 * Delay between two tries, ms. It is `firstPause` during the first `shortPausesMs`, because other processes keep the lock for about
 * `turnMs`; after that it grows up to `longestPause`.
 */
const firstPause = 1
const shortPausesMs = 100
const longestPause = 40
/**
 * A process opens transactions one after another for `turnMs`, then leaves the lock to other processes for `gapMs` (both ms). `gapMs` is
 * longer than `firstPause`, so that a waiting process gets the lock.
 */
const turnMs = 20
const gapMs = 2
const mostStatements = 500

const isBusy = (error: unknown) => error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY')

/** Runs a query. Retries it for up to `patience` while another process holds the write lock, without blocking the event loop. */
export async function whenFree<T>(run: () => T): Promise<T> {
  const began = performance.now()
  for (let wait = firstPause; ; ) {
    try {
      return run()
    } catch (error) {
      if (!isBusy(error) || performance.now() > began + patience) throw error
    }
    await pause(wait)
    if (performance.now() > began + shortPausesMs) wait = Math.min(longestPause, wait * (1.5 + Math.random()))
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #database: SQLite.Database
  readonly #statements = new Map<string, SQLite.Statement<unknown[], unknown>>()

  constructor(database: SQLite.Database) {
    this.#database = database
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.#prepare(query.sql)
    return whenFree(() => this.#run<R>(statement, query.parameters))
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not supported')
  }

  #run<R>(statement: SQLite.Statement<unknown[], unknown>, parameters: readonly unknown[]): QueryResult<R> {
    // the driver types rows as unknown; Kysely's types describe the selected columns
    if (statement.reader) return { rows: statement.all(...parameters) as R[] }
    const { changes, lastInsertRowid } = statement.run(...parameters)
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] }
  }

  #prepare(sql: string) {
    const known = this.#statements.get(sql)
    if (known) return known
    if (this.#statements.size >= mostStatements) this.#statements.clear()
    const statement = this.#database.prepare<unknown[], unknown>(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}

/** Makes Kysely migrate within a transaction. By default it does not for SQLite, although SQLite can change tables within one. */
export class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/**
 * Kysely's own SQLite driver opens a plain `begin`, which fails midway when another process writes. This driver takes the write lock at the
 * start, waits for the lock without blocking the event loop, and caches prepared statements.
 */
export class ImmediateSqliteDriver implements Driver {
  readonly #open: () => SQLite.Database
  readonly #waiting: (() => void)[] = []
  #database: SQLite.Database | undefined
  #connection: SqliteConnection | undefined
  #taken = false
  #turnSince = 0
  #lockLeft = 0

  constructor(open: () => SQLite.Database) {
    this.#open = open
  }

  async init() {
    this.#database = await whenFree(this.#open) // another process may lock a new file while setting its journal mode
    this.#connection = new SqliteConnection(this.#database)
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#taken = true
    if (!this.#connection) throw new Error('the database is not open')
    return this.#connection
  }

  async releaseConnection() {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#taken = false
  }

  async beginTransaction(connection: DatabaseConnection) {
    await this.#takeTurns()
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'))
    this.#lockLeft = performance.now()
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    // after some errors, such as a full disk, SQLite has already rolled back automatically
    if (this.#database?.inTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  /**
   * Pauses between transactions if this process has used its turn. SQLite gives the lock to the first process that requests it. A process
   * that requests it again immediately would therefore keep the others waiting.
   */
  async #takeTurns() {
    const now = performance.now()
    if (now - this.#lockLeft > gapMs) this.#turnSince = now
    else if (now - this.#turnSince > turnMs) {
      await pause(gapMs)
      this.#turnSince = performance.now()
    }
  }

  async destroy() {
    this.#database?.close()
  }
}
