import type { Migration } from '../migration'

/** A clan's lema; null if it has none. */
export const clanLema: Migration = {
  name: '008-clan-lema',
  async up(trx) {
    await trx.schema.alterTable('clans').addColumn('lema', 'text').execute()
  },
}
