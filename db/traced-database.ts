import type { Database } from './database'

/** Wraps a database so that `step` records each transaction, with its after-commit effects, as one step of a trace. */
export const tracedDatabase = (database: Database, step: <T>(name: string, work: () => T) => T): Database => ({
  ...database,
  transaction: (work) => step('transaction', () => database.transaction(work)),
})
