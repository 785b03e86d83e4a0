import type { Kysely } from 'kysely'
import type { Dialect } from './database'
import type { Schema } from './schema/database'

/** A change of the schema, applied within a transaction. */
export interface Migration {
  name: string
  /**
   * Name of the oldest migration that code must know to go on serving the database after this one: that of the release before for a
   * change that only adds. Without it no earlier release starts (docs/decisions/016-expand-then-contract.md).
   */
  oldestReader?: string
  up(trx: Kysely<Schema>, dialect: Dialect): Promise<void>
}

/** Creates tables with an `id` that the database counts up, and never gives twice. */
export const tablesWithId =
  ({ schema }: Kysely<Schema>, dialect: Dialect) =>
  (table: string) =>
    schema
      .createTable(table)
      .addColumn('id', 'integer', (c) =>
        dialect === 'sqlite' ? c.primaryKey().autoIncrement() : c.generatedByDefaultAsIdentity().primaryKey(),
      )
