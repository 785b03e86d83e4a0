import {
  Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteIntrospector,
  SqliteQueryCompiler,
  CompiledQuery,
  type LogConfig,
  type Transaction,
} from 'kysely'
import SQLite from './better-sqlite3.cjs'
import { exclusivelyOnFile, exclusivelyOnServer } from './exclusively'
import { makePrivate } from './private-file'
import { RoutedDriver } from './routed-driver'
import { isDatabaseAway } from './outage'
import type { Schema } from './schema/database'
import { sqlState } from './sql-state'
import { ImmediateSqliteDriver, TransactionalSqliteAdapter, whenFree } from './sqlite-driver'

/** The database or an open transaction. Every query takes it as its first parameter. */
export type Db = Kysely<Schema> | Transaction<Schema>
export type Dialect = 'sqlite' | 'postgres'

/** Registers a function that runs after the transaction has committed. If the transaction rolls back, the function does not run. */
export type OnCommit = (effect: () => void | Promise<void>) => void

export interface Database {
  readonly dialect: Dialect
  readonly db: Kysely<Schema>
  /**
   * Runs `work` in a transaction: immediate on SQLite, READ COMMITTED on PostgreSQL (where code locks rows by updating them first). After a
   * PostgreSQL deadlock `work` runs again from the start, so it must act only through `trx` and `onCommit`. After the commit, the functions
   * registered with `onCommit` run in order. An error in one is passed to `onEffectError` and changes nothing else.
   */
  transaction<T>(work: Work<T>): Promise<T>
  /** Runs `work` while no other process is inside `exclusively` on this database. Waits for the other process if necessary. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  /** A text that changes whenever a process commits. Every reply of the API needs it, so on SQLite it bypasses the query builder. */
  commitToken(): Promise<string>
  close(): Promise<void>
}

/** Limits for the use of PostgreSQL. SQLite always has one connection for writes and one for reads. */
export interface PostgresUse {
  /** Number of connections for reads, and for writes. They are separate, so that reads do not wait for writes that wait for a lock. */
  readPool: number
  writePool: number
  /** How long a statement may wait for a lock, and how long it may run, ms. Then it fails with an error that `isDatabaseAway` detects. */
  lockTimeoutMs: number
  statementTimeoutMs: number
}

const usualUse: PostgresUse = { readPool: 6, writePool: 10, lockTimeoutMs: 15_000, statementTimeoutMs: 60_000 }

/** Receives a query's duration and, if it failed, the error. The parameters of `query` contain what users wrote, so never log them. */
export type OnQuery = (
  ms: number,
  failure: 'busy' | 'error' | null,
  query: Pick<CompiledQuery, 'sql' | 'parameters'>,
) => void

export interface OpenOptions {
  /** A `postgres://…` URL, or the path of a SQLite file, whose folder is created if missing. */
  url: string
  postgresUse?: Partial<PostgresUse> | undefined
  onEffectError?: (error: unknown) => void
  onQuery?: OnQuery
}

/** True for a URL of PostgreSQL; anything else is the path of a SQLite file. */
export const isPostgres = (url: string) => /^postgres(ql)?:\/\//.test(url)

/** How long to wait for a free connection, ms. */
const connectPatience = 10_000

/**
 * Opens a SQLite file for writing, with `synchronous=FULL`, because an acknowledged report must survive a power cut. The busy timeout is
 * minimal, because the driver retries without blocking the process.
 */
function openFile(path: string): SQLite.Database {
  makePrivate(path)
  const database = new SQLite(path, { timeout: 1 })
  try {
    database.pragma('journal_mode = WAL')
  } catch (error) {
    database.close()
    throw error
  }
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  database.pragma('temp_store = MEMORY')
  database.pragma('cache_size = -32768')
  return database
}

/** Opens a SQLite file for reads only. In WAL mode, reads do not wait for a writer. */
function openForReads(path: string): SQLite.Database {
  const database = openFile(path)
  database.pragma('query_only = ON')
  return database
}

function sqlite(path: string, log: LogConfig | undefined): Kysely<Schema> {
  return new Kysely<Schema>({
    ...(log ? { log } : {}),
    dialect: {
      createAdapter: () => new TransactionalSqliteAdapter(),
      createDriver: () =>
        new RoutedDriver({
          reads: new ImmediateSqliteDriver(() => openForReads(path)),
          writes: new ImmediateSqliteDriver(() => openFile(path)),
        }),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
}

function postgres(url: string, use: PostgresUse, log: LogConfig | undefined): Kysely<Schema> {
  const openPool = async (max: number) => {
    const { default: pg } = await import('pg')
    const types = new pg.TypeOverrides()
    types.setTypeParser(pg.types.builtins.INT8, Number) // all counts and sums are below 2^53
    types.setTypeParser(pg.types.builtins.NUMERIC, Number)
    const pool = new pg.Pool({
      connectionString: url,
      max,
      types,
      connectionTimeoutMillis: connectPatience,
      lock_timeout: use.lockTimeoutMs,
      statement_timeout: use.statementTimeoutMs,
    })
    pool.on('error', () => {}) // a broken idle connection is replaced when it is next used
    pool.on('connect', (client) => void client.on('error', () => {})) // if a connection breaks during a transaction, the next query fails
    return pool
  }
  const poolOf = (max: number) => new PostgresDriver({ pool: () => openPool(max) })
  return new Kysely<Schema>({
    ...(log ? { log } : {}),
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new RoutedDriver({ reads: poolOf(use.readPool), writes: poolOf(use.writePool) }),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

/** Query for SQLite's commit token: a number that changes when another connection commits, even in another process. */
const fileToken = 'select data_version from pragma_data_version'
/** Query for PostgreSQL's commit token: a text that names the transactions whose changes a query sees. */
const serverToken = CompiledQuery.raw('select pg_current_snapshot()::text as token')

/** Implements `commitToken` of `Database`. `path`: a SQLite file, opened at the first call; null for PostgreSQL. */
function commitTokens(db: Kysely<Schema>, path: string | null) {
  let file: SQLite.Database | undefined
  let statement: SQLite.Statement<[], unknown> | undefined
  const ofFile = (from: string) => {
    file ??= openForReads(from)
    statement ??= file.prepare<[], unknown>(fileToken).pluck()
    return String(statement.get())
  }
  return {
    commitToken: async () =>
      path === null
        ? String((await db.executeQuery<{ token: string }>(serverToken)).rows[0]?.token)
        : whenFree(() => ofFile(path)),
    closeToken: () => void file?.close(),
  }
}

type Work<T> = (trx: Transaction<Schema>, onCommit: OnCommit) => Promise<T>

/**
 * How many times a transaction is tried after deadlocks, which are rare because all code takes locks in the same order. One can occur if a
 * player joins a clan while it is deleted.
 */
const mostTries = 5

const isDeadlock = (error: unknown) => sqlState(error) === '40P01'

async function untilCommitted<T>(
  db: Kysely<Schema>,
  work: Work<T>,
): Promise<{ result: T; effects: (() => void | Promise<void>)[] }> {
  for (let attempt = 1; ; attempt++) {
    const effects: (() => void | Promise<void>)[] = []
    try {
      return { result: await db.transaction().execute((trx) => work(trx, (effect) => effects.push(effect))), effects }
    } catch (error) {
      if (attempt >= mostTries || !isDeadlock(error)) throw error
    }
  }
}

/** Opens SQLite or PostgreSQL, depending on the URL. `migrate.ts` migrates the database and checks its version; this function does not. */
export function openDatabase({
  url,
  postgresUse,
  onEffectError = (error) => console.error(error),
  onQuery,
}: OpenOptions): Database {
  const dialect: Dialect = isPostgres(url) ? 'postgres' : 'sqlite'
  const log: LogConfig | undefined =
    onQuery &&
    ((event) =>
      onQuery(
        event.queryDurationMillis,
        event.level === 'query' ? null : isDatabaseAway(event.error) ? 'busy' : 'error',
        event.query,
      ))
  const db = dialect === 'postgres' ? postgres(url, { ...usualUse, ...postgresUse }, log) : sqlite(url, log)
  const { commitToken, closeToken } = commitTokens(db, dialect === 'postgres' ? null : url)
  return {
    dialect,
    db,
    async transaction(work) {
      const { result, effects } = await untilCommitted(db, work)
      for (const effect of effects) {
        try {
          await effect()
        } catch (error) {
          onEffectError(error)
        }
      }
      return result
    },
    exclusively: (work) => (dialect === 'postgres' ? exclusivelyOnServer : exclusivelyOnFile)(url, work),
    commitToken,
    async close() {
      closeToken()
      await db.destroy()
    },
  }
}

export function isUniqueViolation(error: unknown): boolean {
  if (error instanceof SQLite.SqliteError)
    return error.code === 'SQLITE_CONSTRAINT_UNIQUE' || error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
  return sqlState(error) === '23505'
}
