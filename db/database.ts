import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import SQLite from 'better-sqlite3'
import {
  Kysely,
  PostgresDialect,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import type { Schema } from './schema/database'
import { ImmediateSqliteDriver } from './sqlite-driver'

/** What queries take: the database, or the transaction they are part of. */
export type Db = Kysely<Schema> | Transaction<Schema>
export type Dialect = 'sqlite' | 'postgres'

/** Runs an effect once the transaction is stored, and never when it is not. */
export type OnCommit = (effect: () => void | Promise<void>) => void

export interface Database {
  readonly dialect: Dialect
  readonly db: Kysely<Schema>
  /**
   * One transaction that reads before it writes: immediate on SQLite, READ COMMITTED on PostgreSQL (take row locks with an update first).
   * Where PostgreSQL ends it because two waited for each other, `work` runs again from its beginning: what it does, it does by `trx` and `onCommit` alone.
   * Effects given to `onCommit` run after the commit, in order; one that fails is reported to `onEffectError` and stops neither the others nor the answer.
   */
  transaction<T>(work: Work<T>): Promise<T>
  close(): Promise<void>
}

export interface OpenOptions {
  /** `postgres://…`, or the path of a SQLite file (its folder is made), or `:memory:`. */
  url: string
  onEffectError?: (error: unknown) => void
}

const isPostgres = (url: string) => /^postgres(ql)?:\/\//.test(url)

/** Milliseconds that a request waits for a connection before it is told to come back. */
const connectPatience = 10_000

/** `synchronous=FULL`: an answered report must survive a power cut. The busy timeout is short because the driver waits without blocking. */
function openFile(path: string): SQLite.Database {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const database = new SQLite(path, { timeout: 5 })
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  database.pragma('temp_store = MEMORY')
  database.pragma('cache_size = -32768')
  return database
}

function sqlite(path: string): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new ImmediateSqliteDriver(() => openFile(path)),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
}

function postgres(url: string): Kysely<Schema> {
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.INT8, Number) // counts and sums; none here passes 2^53
  types.setTypeParser(pg.types.builtins.NUMERIC, Number)
  const pool = new pg.Pool({ connectionString: url, max: 10, types, connectionTimeoutMillis: connectPatience })
  pool.on('error', () => {}) // an idle connection that broke is replaced at its next use
  pool.on('connect', (client) => void client.on('error', () => {})) // one that breaks in the middle of a transaction: the next query says so, and nobody else needs to hear
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

type Work<T> = (trx: Transaction<Schema>, onCommit: OnCommit) => Promise<T>

/** How often a transaction that deadlocked is tried. Locks are taken in one order, so that this is rare; who joins a clan at the very moment of a deletion can still cross it. */
const mostTries = 5

const isDeadlock = (error: unknown) => error instanceof pg.DatabaseError && error.code === '40P01'

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

/** Opens SQLite or PostgreSQL by URL. Migrating and checking the version are `migrations.ts`. */
export function openDatabase({ url, onEffectError = (error) => console.error(error) }: OpenOptions): Database {
  const dialect: Dialect = isPostgres(url) ? 'postgres' : 'sqlite'
  const db = dialect === 'postgres' ? postgres(url) : sqlite(url)
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
    close: () => db.destroy(),
  }
}

/** Whether an error is a broken uniqueness, on either database. */
export function isUniqueViolation(error: unknown): boolean {
  if (error instanceof SQLite.SqliteError)
    return error.code === 'SQLITE_CONSTRAINT_UNIQUE' || error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
  return error instanceof pg.DatabaseError && error.code === '23505'
}
