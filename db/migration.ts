import type { Transaction } from 'kysely'
import type { Dialect } from './database'
import type { Schema } from './schema/database'

/** A step of the schema; `up` runs in a transaction of its own. */
export interface Migration {
  name: string
  up(trx: Transaction<Schema>, dialect: Dialect): Promise<void>
}
