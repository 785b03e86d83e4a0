import type { Migration } from '../migration'

/** Adds the number of maps per match by round, for rounds that differ from the torneo's default. JSON; the key is the round's key. */
export const torneoRondas: Migration = {
  name: '023-torneo-rondas',
  oldestReader: '017-clan-webhooks',
  async up({ schema }) {
    await schema
      .alterTable('torneos')
      .addColumn('mejor_de_rondas', 'text', (c) => c.notNull().defaultTo('{}'))
      .execute()
  },
}
