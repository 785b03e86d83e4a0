import type { Kysely } from 'kysely'
import type { Dialect } from './database'
import type { Schema } from './schema/database'

/** A change of the schema, applied within a transaction. */
export interface Migration {
  name: string
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
