import type { Kysely } from 'kysely'
import type { Dialect } from './database'
import type { Schema } from './schema/database'

/** A change of the schema, applied in a transaction. */
export interface Migration {
  name: string
  /**
   * Name of the oldest migration that a release must know to work with the database after the present one. If this migration only adds
   * things, that is the last migration of the previous release. Without it, no earlier release can start
   * (docs/decisions/016-expand-then-contract.md).
   */
  oldestReader?: string
  up(trx: Kysely<Schema>, dialect: Dialect): Promise<void>
}

/** Returns a function that begins a new table with a column `id` that is numbered automatically. An id is never used twice. */
export const tablesWithId =
  ({ schema }: Kysely<Schema>, dialect: Dialect) =>
  (table: string) =>
    schema
      .createTable(table)
      .addColumn('id', 'integer', (c) =>
        dialect === 'sqlite' ? c.primaryKey().autoIncrement() : c.generatedByDefaultAsIdentity().primaryKey(),
      )
