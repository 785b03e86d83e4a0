import { sql } from 'kysely'
import type { Database } from './database'
import { migrations } from './migrations/list'

/** The database was written by a newer release than this code, or by none that it knows. */
export class NewerDatabaseError extends Error {}

async function applied(database: Database): Promise<string[]> {
  await sql`create table if not exists schema_migrations (name text primary key, applied_at text not null)`.execute(
    database.db,
  )
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(database.db)
  return rows.map((row) => row.name)
}

function refuseUnknown(names: readonly string[]) {
  const unknown = names.filter((name) => !migrations.some((migration) => migration.name === name))
  if (unknown.length)
    throw new NewerDatabaseError(
      `La base de datos es más nueva que este programa: no se conoce la migración ${unknown.join(', ')}`,
    )
}

/**
 * Brings the schema up to date, each migration in a transaction of its own; answers the names it applied.
 * Throws NewerDatabaseError, having changed nothing, when the database knows a migration that the code does not.
 */
export async function migrate(database: Database, now: () => Date = () => new Date()): Promise<string[]> {
  const before = await applied(database)
  refuseUnknown(before)
  const done: string[] = []
  for (const migration of migrations) {
    if (before.includes(migration.name)) continue
    await database.transaction(async (trx) => {
      if (database.dialect === 'postgres') await sql`lock table schema_migrations in exclusive mode`.execute(trx)
      const { rows } = await sql`select name from schema_migrations where name = ${migration.name}`.execute(trx)
      if (rows.length) return // another process was faster
      await migration.up(trx, database.dialect)
      await sql`insert into schema_migrations (name, applied_at) values (${migration.name}, ${now().toISOString()})`.execute(
        trx,
      )
      done.push(migration.name)
    })
  }
  return done
}

/** Throws when the schema is not exactly this code's: what a process that does not migrate asks before it serves. */
export async function requireCurrentSchema(database: Database): Promise<void> {
  const names = await applied(database)
  refuseUnknown(names)
  const missing = migrations.filter((migration) => !names.includes(migration.name))
  if (missing.length)
    throw new Error(
      `A la base de datos le faltan migraciones: ${missing.map((migration) => migration.name).join(', ')}`,
    )
}
