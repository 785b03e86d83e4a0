import type { Migration } from '../migration'

/** Adds whether a torneo ended without a champion (docs/rules.md#Neither came). */
export const torneoDesierto: Migration = {
  name: '032-torneo-desierto',
  oldestReader: '027-ladder-checkpoints',
  async up({ schema }) {
    await schema
      .alterTable('torneos')
      .addColumn('desierto', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  },
}
