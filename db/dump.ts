import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { sql } from 'kysely'
import SQLite from './better-sqlite3.cjs'
import { endingWithThisProcess } from './child'
import { isPostgres, openDatabase, type Dialect } from './database'
import { appliedTable, schemaVersion } from './migrate'

/** Making or loading a dump failed. The message is one line for the operator. */
export class DumpError extends Error {}

/** Exit code of `setpriv` if the program that it should start does not exist. */
const missing = 127

/** Runs a client program of PostgreSQL, such as `pg_dump`. Throws DumpError if it fails. */
async function runClient(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  // With SIGTERM the client also cancels its work on the server. Otherwise a restore could continue after this process has ended, into a
  // database that is already being restored again.
  const child = spawn(...endingWithThisProcess(program, args, 'TERM'), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(missing))
    child.once('close', resolve)
  })
  if (code === missing) throw new DumpError(`Falta ${program}: instálalo con apt-get install postgresql-client`)
  const [line = `código ${code}`] = said.trim().split('\n')
  if (code !== 0) throw new DumpError(`${program} falló: ${line}`)
}

/** Like `runClient`, on a database. The password is passed in the environment, because other users could read it in the list of processes. */
function runOn(url: string, program: string, args: readonly string[]): Promise<void> {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return runClient(program, ['--dbname', address.href, ...args], password ? { PGPASSWORD: password } : {})
}

/** Copies a SQLite database into a new file. Readers and writers can continue, because the copy is a single read transaction. */
function vacuumInto(path: string, target: string) {
  const database = new SQLite(path, { fileMustExist: true, timeout: 15_000 })
  try {
    database.prepare('vacuum into ?').run(target)
  } finally {
    database.close()
  }
}

/**
 * Writes a consistent copy of the database into a file: a SQLite file or an archive of `pg_dump`. No process can migrate meanwhile. Returns
 * the name of the last applied migration. Throws DumpError if the database is missing or empty.
 */
export async function dumpDatabase(url: string, target: string): Promise<string> {
  if (!isPostgres(url) && !existsSync(url)) throw new DumpError(`No hay una base de datos en ${url}`)
  const database = openDatabase({ url })
  try {
    return await database.exclusively(async () => {
      const version = await schemaVersion(database.db)
      if (version === null) throw new DumpError('La base de datos está vacía: no hay nada que respaldar')
      if (isPostgres(url))
        await runOn(url, 'pg_dump', ['--format=custom', '--no-owner', '--no-privileges', '--file', target])
      else vacuumInto(url, target)
      return version
    })
  } finally {
    await database.close()
  }
}

/** True if the database has no tables, or the SQLite file does not exist. */
export async function isWithoutTables(url: string): Promise<boolean> {
  if (!isPostgres(url)) return !existsSync(url)
  const database = openDatabase({ url })
  try {
    const { rows } = await sql`select 1 from pg_catalog.pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') limit 1`.execute(database.db)
    return rows.length === 0
  } finally {
    await database.close()
  }
}

/** Loads a dump into an empty database. If loading fails, PostgreSQL stays empty. */
export async function loadDump(url: string, dump: string): Promise<void> {
  if (!isPostgres(url)) return copyFile(dump, url)
  await runOn(url, 'pg_restore', ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', dump])
}

/**
 * Checks that a dump can be loaded, without loading it: a SQLite file by `PRAGMA quick_check` and its last migration, which must be
 * `schema`; an archive of `pg_dump` by `pg_restore --list`. Throws DumpError.
 */
export async function checkDump(dialect: Dialect, dump: string, schema: string): Promise<void> {
  if (dialect === 'postgres') return runClient('pg_restore', ['--list', dump])
  let database: SQLite.Database | undefined
  try {
    database = new SQLite(dump, { readonly: true, fileMustExist: true })
    const found = database.pragma('quick_check(1)', { simple: true })
    if (found !== 'ok') throw new DumpError(`La base de datos está dañada (${String(found)})`)
    const last = database.prepare(`select name from ${appliedTable} order by name desc limit 1`).pluck().get()
    if (last !== schema) throw new DumpError(`La base de datos llega hasta ${String(last)}, no hasta ${schema}`)
  } catch (error) {
    if (error instanceof SQLite.SqliteError) throw new DumpError(`La base de datos está dañada (${error.message})`)
    throw error
  } finally {
    database?.close()
  }
}
