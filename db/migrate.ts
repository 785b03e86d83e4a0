import { Migrator, sql } from 'kysely'
import type { Database, Db } from './database'
import { migrations } from './migrations/list'

/** The database was migrated by a newer release than this code. */
export class NewerDatabaseError extends Error {}

/** Kysely's table of applied migrations. */
const appliedTable = 'kysely_migration'
/** The table of releases before Kysely's Migrator. */
const formerTable = 'schema_migrations'

const migratorOf = ({ db, dialect }: Database) =>
  new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(migrations.map(({ name, up }) => [name, { up: (trx) => up(trx, dialect) }])),
    },
  })

async function hasTable(db: Db, name: string): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return tables.some((table) => table.name === name)
}

/** Throws NewerDatabaseError if a migration was applied that this code does not have. */
async function refuseUnknown(db: Db, table: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(db)
  const unknown = rows.flatMap(({ name }) => (migrations.some((migration) => migration.name === name) ? [] : name))
  if (unknown.length)
    throw new NewerDatabaseError(
      `La base de datos es más nueva que este programa: no se conoce la migración ${unknown.join(', ')}`,
    )
}

/**
 * Replaces the table of former releases by Kysely's. It is dropped, so that a former release fails to start on a
 * database migrated further, instead of taking it for its own.
 */
function adoptFormerTable({ dialect, transaction }: Database): Promise<void> {
  return transaction(async (trx) => {
    // two processes may start at once; on SQLite the transaction itself holds the write lock
    if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(hashtext(${formerTable}))`.execute(trx)
    if (!(await hasTable(trx, formerTable)) || (await hasTable(trx, appliedTable))) return
    await refuseUnknown(trx, formerTable)
    await trx.schema
      .createTable(appliedTable)
      .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
      .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
      .execute()
    await sql`insert into ${sql.table(appliedTable)} (name, timestamp)
      select name, applied_at from ${sql.table(formerTable)}`.execute(trx)
    await trx.schema.dropTable(formerTable).execute()
  })
}

/**
 * Applies all missing migrations in one transaction; returns their names. Throws NewerDatabaseError, without changes,
 * if the database has a migration that the code does not.
 */
export async function migrate(database: Database): Promise<string[]> {
  await adoptFormerTable(database)
  if (await hasTable(database.db, appliedTable)) await refuseUnknown(database.db, appliedTable)
  const { error, results = [] } = await migratorOf(database).migrateToLatest()
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}

/** Throws unless the schema is exactly this code's; for processes that do not migrate. */
export async function requireCurrentSchema(database: Database): Promise<void> {
  if (await hasTable(database.db, appliedTable)) await refuseUnknown(database.db, appliedTable)
  const missing = (await migratorOf(database).getMigrations()).filter(({ executedAt }) => !executedAt)
  if (missing.length)
    throw new Error(`A la base de datos le faltan migraciones: ${missing.map(({ name }) => name).join(', ')}`)
}
