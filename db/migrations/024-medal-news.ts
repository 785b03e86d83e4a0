import type { Migration } from '../migration'

/** When a medal was last announced. The messages to clans' webhooks are derived from it. */
export const medalNews: Migration = {
  name: '024-medal-news',
  oldestReader: '017-clan-webhooks',
  async up({ schema }) {
    await schema.alterTable('medallas').addColumn('contada', 'text').execute()
    await schema.createIndex('medallas_contada').on('medallas').column('contada').execute()
  },
}
