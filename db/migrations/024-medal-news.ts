import type { Migration } from '../migration'

/** Adds when a medal was last announced, from which the messages to clans' webhooks are made. */
export const medalNews: Migration = {
  name: '024-medal-news',
  oldestReader: '017-clan-webhooks',
  async up({ schema }) {
    await schema.alterTable('medallas').addColumn('contada', 'text').execute()
    await schema.createIndex('medallas_contada').on('medallas').column('contada').execute()
  },
}
