import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import SqliteFile from './better-sqlite3.cjs'
import { openDatabase, type Database, type Dialect, type OnQuery } from './database'
import { migrate } from './migrate'

export interface TestDatabase extends Database {
  url: string
  /** Closes the database and deletes it. */
  drop(): Promise<void>
}

/** The databases that tests run on: SQLite, and also PostgreSQL if TEST_DATABASE_URL is set. */
export const testDialects: readonly Dialect[] = process.env.TEST_DATABASE_URL ? ['sqlite', 'postgres'] : ['sqlite']

/** The database of a test that does not name one: PostgreSQL if `TEST_DATABASE_URL` is set, otherwise SQLite. */
export const usualDialect: Dialect = testDialects.includes('postgres') ? 'postgres' : 'sqlite'

async function administer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Creates an empty database on a PostgreSQL server, given by its URL; `drop` deletes it. */
export async function newServerDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `trinchera_test_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name}`)
  const address = new URL(server)
  address.pathname = `/${name}`
  return { url: address.href, drop: () => administer(server, `drop database ${name} with (force)`) }
}

let migratedFile: Promise<Buffer> | undefined

/** The content of a SQLite file that is migrated and empty. Migrating takes a hundred times as long as writing this content. */
async function migrateOnce(): Promise<Buffer> {
  const dir = mkdtempSync(join(tmpdir(), 'trinchera-db-'))
  const url = join(dir, 'migrated.sqlite')
  const database = openDatabase({ url })
  await migrate(database)
  await database.close()
  const content = readFileSync(url)
  rmSync(dir, { recursive: true })
  return content
}

/** Opens a new, migrated database for one test: a SQLite file in its own folder, or a new database on the server of TEST_DATABASE_URL. */
export async function openTestDatabase(
  dialect: Dialect = usualDialect,
  { migrated = true, onQuery }: { migrated?: boolean; onQuery?: OnQuery } = {},
): Promise<TestDatabase> {
  const throwing = (error: unknown) => {
    throw error
  }
  if (dialect === 'sqlite') {
    const dir = mkdtempSync(join(tmpdir(), 'trinchera-db-'))
    const url = join(dir, 'test.sqlite')
    if (migrated) writeFileSync(url, await (migratedFile ??= migrateOnce()))
    const database = openDatabase({ url, onEffectError: throwing, ...(onQuery ? { onQuery } : {}) })
    return { ...database, url, drop: () => database.close().then(() => rmSync(dir, { recursive: true, force: true })) }
  }
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE_URL is not set')
  const { url, drop } = await newServerDatabase(server)
  const database = openDatabase({ url, onEffectError: throwing, ...(onQuery ? { onQuery } : {}) })
  if (migrated) await migrate(database)
  return { ...database, url, drop: () => database.close().then(drop) }
}

/** Makes PostgreSQL update its planner statistics now, which it would do automatically only some time after many rows were stored. */
export async function gatherStatistics({ db, dialect }: Pick<Database, 'db' | 'dialect'>): Promise<void> {
  if (dialect === 'postgres') await sql`analyze`.execute(db)
}

/** Process ids of the PostgreSQL backends that serve the connections to this database on this machine; empty for SQLite. */
export async function serverProcesses({ db, dialect }: Pick<Database, 'db' | 'dialect'>): Promise<number[]> {
  if (dialect === 'sqlite') return []
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()`.execute(db)
  return rows.map(({ pid }) => pid)
}

/** Runs statements on a database (file or URL) with foreign keys off, so that rows can be stored without those they refer to. */
export async function withoutForeignKeys(url: string, statements: readonly string[]): Promise<void> {
  if (url.startsWith('postgres')) {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    for (const statement of ["set session_replication_role = 'replica'", ...statements]) await client.query(statement)
    await client.end()
    return
  }
  const file = new SqliteFile(url, { timeout: 10_000 })
  file.pragma('foreign_keys = OFF')
  for (const statement of statements) file.exec(statement)
  file.close()
}

/** How SQLite executes a query: one line for each step of `explain query plan`. `url`: path of the database file. */
export function planOf(url: string, { sql: text, parameters }: Parameters<OnQuery>[2]): string[] {
  const file = new SqliteFile(url, { readonly: true })
  try {
    const steps = file.prepare<unknown[], { detail: string }>(`explain query plan ${text}`).all(...parameters)
    return steps.map(({ detail }) => detail)
  } finally {
    file.close()
  }
}

/** The steps of a query in which SQLite scans a whole table or index, found with `planOf`. */
export const scansOf = (...asked: Parameters<typeof planOf>): string[] =>
  planOf(...asked).filter((step) => /^SCAN (?!\(|\d|CONSTANT)/.test(step))

/** Locks the database (SQLite file or PostgreSQL URL) against writes until the returned function is called, like a long write elsewhere. */
export async function holdWriteLock(url: string): Promise<() => Promise<void>> {
  if (url.startsWith('postgres')) {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('begin')
    await client.query('lock table matches, ladders, comments in exclusive mode')
    return async () => {
      await client.query('rollback')
      await client.end()
    }
  }
  const file = new SqliteFile(url, { timeout: 10_000 })
  file.exec('begin immediate')
  return async () => {
    file.exec('rollback')
    file.close()
  }
}

/**
 * On PostgreSQL, blocks every process that creates a database table with this name until `release` is called. `waiting` returns the
 * application names of the processes that wait for a lock.
 */
export async function holdTableName(url: string, name: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`begin; create table ${name} ()`)
  return {
    async waiting(): Promise<string[]> {
      await client.query('select pg_stat_clear_snapshot()') // within a transaction the view keeps the content of its first read
      const { rows } = await client.query<{ application_name: string }>(
        `select application_name from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.map(({ application_name }) => application_name)
    },
    async release() {
      await client.query('rollback')
      await client.end()
    },
  }
}

/** Makes every calculation of an etapa's ladder table fail (SQLite only) until the returned function is called. */
export async function breakFolds({ db }: Pick<Database, 'db'>, etapa: number): Promise<() => Promise<unknown>> {
  await sql`create trigger broken_fold before update on ladders when new.id_etapa = ${sql.lit(etapa)}
    begin select raise(abort, 'la etapa no se deja calcular'); end`.execute(db)
  return () => sql`drop trigger broken_fold`.execute(db)
}

/** Damages a SQLite file as `PRAGMA quick_check` finds it: a row lacks the value of a column that must have one. */
export function damageFile(path: string): void {
  const file = new SqliteFile(path)
  file.exec('create table damaged (value text); insert into damaged values (null)')
  file.unsafeMode() // allows the change of the schema
  file.pragma('writable_schema = on')
  file.exec(`update sqlite_schema set sql = 'create table damaged (value text not null)' where name = 'damaged'`)
  file.close()
}

/** Every row of every table as JSON text, by table name. The rows of a table are sorted by that text. */
export async function contentOf({ db }: Database): Promise<Map<string, string[]>> {
  const content = new Map<string, string[]>()
  for (const { name } of await db.introspection.getTables({ withInternalKyselyTables: true })) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db)
    content.set(name, rows.map((row) => JSON.stringify(row)).toSorted())
  }
  return content
}

/** Limits a SQLite database to the pages it has now, so that writes fail as on a full disk; the returned function lifts the limit. */
export async function fillUp({ db }: Database): Promise<() => Promise<void>> {
  const pragma = async (statement: string) => {
    const { rows } = await sql.raw<Record<string, number>>(`pragma ${statement}`).execute(db)
    return Object.values(rows[0] ?? {})[0] ?? 0
  }
  const most = await pragma('max_page_count')
  await pragma(`max_page_count = ${await pragma('page_count')}`)
  return async () => void (await pragma(`max_page_count = ${most}`))
}
