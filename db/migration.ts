import type { Kysely } from 'kysely'
import type { Dialect } from './database'
import type { Schema } from './schema/database'

/** A change of the schema, applied within a transaction. */
export interface Migration {
  name: string
  up(trx: Kysely<Schema>, dialect: Dialect): Promise<void>
}
