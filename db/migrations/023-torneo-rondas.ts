import type { Migration } from '../migration'

/** Number of maps for the matches of a torneo's rounds, only for rounds that differ; JSON by the round's key. */
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
