import type { Database } from './database'

/** The database with each transaction, and the effects after it, as a step of a trace. */
export const tracedDatabase = (database: Database, step: <T>(name: string, work: () => T) => T): Database => ({
  ...database,
  transaction: (work) => step('transaction', () => database.transaction(work)),
})
