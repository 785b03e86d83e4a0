import type { Database } from './database'

/** Wraps a database so that each transaction, together with its after-commit effects, is one step of a trace. */
export const tracedDatabase = (database: Database, step: <T>(name: string, work: () => T) => T): Database => ({
  ...database,
  transaction: (work) => step('transaction', () => database.transaction(work)),
})
