import { sql } from 'kysely'
import type { Database, Db } from './database'
import type { Migration } from './migration'
import { migrations } from './migrations/list'

/** Thrown if a newer release has migrated the database and this release cannot work with it. */
export class NewerDatabaseError extends Error {}

/** Thrown if the database lacks migrations of this release. */
export class OlderDatabaseError extends Error {}

/**
 * Name of the table of applied migrations. Each row also names the oldest migration that a release must know to work with the migrated
 * database (docs/decisions/016-expand-then-contract.md).
 */
export const appliedTable = 'kysely_migration'
/** Name of the table of applied migrations in the first releases. */
const formerTable = 'schema_migrations'

interface Applied {
  name: string
  oldest_reader: string | null
}

async function columnsOf(db: Db, table: string): Promise<string[] | null> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? null
}

async function readApplied(db: Db, columns: readonly string[]): Promise<Applied[]> {
  const reader = columns.includes('oldest_reader') ? sql.ref('oldest_reader') : sql.lit(null)
  const { rows } = await sql<Applied>`select name, ${reader} as oldest_reader
    from ${sql.table(appliedTable)} order by name`.execute(db)
  return rows
}

/** The applied migrations, in order; empty if the table does not exist. */
async function appliedTo(db: Db): Promise<Applied[]> {
  const columns = await columnsOf(db, appliedTable)
  return columns ? readApplied(db, columns) : []
}

/**
 * Like `appliedTo` (the applied migrations), but faster: it inspects the tables only if its query fails because the table is old or
 * missing. Not for use in a transaction, because the failed query would end it.
 */
const appliedNow = (db: Db): Promise<Applied[]> => readApplied(db, ['oldest_reader']).catch(() => appliedTo(db))

/** Throws NewerDatabaseError if the database has a migration that `list` lacks, unless that migration allows releases with this `list`. */
function refuseNewer(applied: readonly Applied[], list: readonly Migration[]) {
  const isKnown = (wanted: string | null) => list.some(({ name }) => name === wanted)
  const refusing = applied.filter(({ name, oldest_reader }) => !isKnown(name) && !isKnown(oldest_reader))
  if (refusing.length)
    throw new NewerDatabaseError(
      `La base de datos es más nueva que este programa: no se conoce la migración ${refusing.map(({ name }) => name).join(', ')}`,
    )
}

/** The migrations of `list` that are not applied yet. Throws if a later migration is applied already. */
function missingIn(applied: readonly Applied[], list: readonly Migration[]): Migration[] {
  const isApplied = ({ name }: Migration) => applied.some((row) => row.name === name)
  const missing = list.filter((migration) => !isApplied(migration))
  const first = missing[0]
  if (first && list.slice(list.indexOf(first)).some(isApplied))
    throw new Error(`A la base de datos le falta la migración ${first.name}, aunque tiene otras posteriores`)
  return missing
}

async function createAppliedTable(trx: Db) {
  await trx.schema
    .createTable(appliedTable)
    .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
    .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
    .addColumn('oldest_reader', 'varchar(255)')
    .execute()
}

/**
 * Creates the table of applied migrations, or adds its newer column. Drops the table of the first releases, so that such a release does not
 * start on a database that was migrated further.
 */
async function keepAppliedTable(trx: Db, list: readonly Migration[]) {
  const columns = await columnsOf(trx, appliedTable)
  if (columns) {
    if (!columns.includes('oldest_reader'))
      await trx.schema.alterTable(appliedTable).addColumn('oldest_reader', 'varchar(255)').execute()
    return
  }
  const former = await columnsOf(trx, formerTable)
  if (former) {
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(formerTable)}`.execute(trx)
    refuseNewer(
      rows.map(({ name }) => ({ name, oldest_reader: null })),
      list,
    )
  }
  await createAppliedTable(trx)
  if (!former) return
  await sql`insert into ${sql.table(appliedTable)} (name, timestamp)
    select name, applied_at from ${sql.table(formerTable)}`.execute(trx)
  await trx.schema.dropTable(formerTable).execute()
}

/**
 * Applies all missing migrations in one transaction, and returns their names. Waits if another process is migrating. Throws
 * NewerDatabaseError if a newer release has migrated the database and this one cannot work with it. Changes nothing if it throws.
 */
export function migrate(
  { transaction, dialect }: Database,
  list: readonly Migration[] = migrations,
): Promise<string[]> {
  return transaction(async (trx) => {
    if (dialect === 'postgres') {
      // PostgreSQL needs a lock; SQLite does not, because its transaction already excludes other processes
      await sql`set local lock_timeout = 0`.execute(trx)
      await sql`set local statement_timeout = 0`.execute(trx)
      await sql`select pg_advisory_xact_lock(hashtext(${appliedTable}))`.execute(trx)
    }
    await keepAppliedTable(trx, list)
    const applied = await appliedTo(trx)
    refuseNewer(applied, list)
    const missing = missingIn(applied, list)
    for (const { name, oldestReader, up } of missing) {
      await up(trx, dialect)
      await sql`insert into ${sql.table(appliedTable)} (name, timestamp, oldest_reader)
        values (${name}, ${new Date().toISOString()}, ${oldestReader ?? null})`.execute(trx)
    }
    return missing.map(({ name }) => name)
  })
}

/**
 * Checks the schema's version, for processes that do not migrate. Throws OlderDatabaseError if the database lacks a migration of this
 * release, and NewerDatabaseError if a newer release has migrated it and this release cannot work with it.
 */
export async function requireServableSchema({ db }: Database, list: readonly Migration[] = migrations): Promise<void> {
  const applied = await appliedNow(db)
  refuseNewer(applied, list)
  const missing = missingIn(applied, list)
  if (missing.length)
    throw new OlderDatabaseError(
      `A la base de datos le faltan migraciones: ${missing.map(({ name }) => name).join(', ')}`,
    )
}

/** Name of the last applied migration; null for an empty database. */
export async function schemaVersion(db: Db): Promise<string | null> {
  return (await appliedTo(db)).at(-1)?.name ?? null
}
