import type { Migration } from '../migration'

/** How many maps the matches of a round of a torneo have, where that round differs; JSON by key. */
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
