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

/** The database or an open transaction; the first parameter of every query. */
export type Db = Kysely<Schema> | Transaction<Schema>
export type Dialect = 'sqlite' | 'postgres'

/** Registers an effect to run after the commit; it does not run if the transaction rolls back. */
export type OnCommit = (effect: () => void | Promise<void>) => void

export interface Database {
  readonly dialect: Dialect
  readonly db: Kysely<Schema>
  /**
   * Runs `work` in a transaction: immediate on SQLite, READ COMMITTED on PostgreSQL (lock rows by updating them first).
   * After a PostgreSQL deadlock `work` runs again from the start, so it must act only through `trx` and `onCommit`.
   * Effects run after the commit, in order; an error in one goes to `onEffectError` and affects nothing else.
   */
  transaction<T>(work: Work<T>): Promise<T>
  /** Runs `work` while no other process runs one on this database; waits for as long as another does. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  /** The same as long as nothing at all is committed, by whichever process; asked for each reply, so it takes no way through the query builder on SQLite. */
  commitToken(): Promise<string>
  close(): Promise<void>
}

/** How a process uses PostgreSQL; SQLite has one connection for writes and one for reads. */
export interface PostgresUse {
  /** Connections for reads, and for writes and transactions: writes that wait for a lock leave the reads theirs. */
  readPool: number
  writePool: number
  /** How long a statement waits for a lock, and how long it may take, ms; what takes longer fails as `isDatabaseAway`. */
  lockTimeoutMs: number
  statementTimeoutMs: number
}

const usualUse: PostgresUse = { readPool: 6, writePool: 10, lockTimeoutMs: 15_000, statementTimeoutMs: 60_000 }

/** `query`: its parameters are what people wrote, for no log. */
export type OnQuery = (
  ms: number,
  failure: 'busy' | 'error' | null,
  query: Pick<CompiledQuery, 'sql' | 'parameters'>,
) => void

export interface OpenOptions {
  /** `postgres://…`, or the path of a SQLite file; its folder is created. */
  url: string
  postgresUse?: Partial<PostgresUse> | undefined
  onEffectError?: (error: unknown) => void
  /** Told of every query, with its duration in ms. */
  onQuery?: OnQuery
}

/** Whether an address is one of PostgreSQL; otherwise it is the path of a SQLite file. */
export const isPostgres = (url: string) => /^postgres(ql)?:\/\//.test(url)

/** Timeout for a connection from the pool, ms. */
const connectPatience = 10_000

/**
 * `synchronous=FULL`: an acknowledged report must survive a power cut. The busy timeout is short because the driver
 * retries without blocking.
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

/** A connection for reads: in WAL mode it needs no lock that a writer holds. */
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
    types.setTypeParser(pg.types.builtins.INT8, Number) // counts and sums, all below 2^53
    types.setTypeParser(pg.types.builtins.NUMERIC, Number)
    const pool = new pg.Pool({
      connectionString: url,
      max,
      types,
      connectionTimeoutMillis: connectPatience,
      lock_timeout: use.lockTimeoutMs,
      statement_timeout: use.statementTimeoutMs,
    })
    pool.on('error', () => {}) // a broken idle connection is replaced at its next use
    pool.on('connect', (client) => void client.on('error', () => {})) // a connection that breaks during a transaction fails its next query
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

/** Raised for a connection by each commit of any other, also of another process. */
const fileToken = 'select data_version from pragma_data_version'
/** Names the transactions that a query sees. */
const serverToken = CompiledQuery.raw('select pg_current_snapshot()::text as token')

/** `path`: a SQLite file, which is opened at the first question. */
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
 * Attempts of a deadlocked transaction. Locks are taken in one order, so deadlocks are rare: joining a clan while it is
 * deleted can still cause one.
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

/** Opens SQLite or PostgreSQL by URL. `migrate.ts` migrates and checks the version. */
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

/** Whether an error is a unique constraint violation, on either database. */
export function isUniqueViolation(error: unknown): boolean {
  if (error instanceof SQLite.SqliteError)
    return error.code === 'SQLITE_CONSTRAINT_UNIQUE' || error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
  return sqlState(error) === '23505'
}
