import type { Migration } from '../migration'

export const clanLema: Migration = {
  name: '008-clan-lema',
  async up(trx) {
    await trx.schema.alterTable('clans').addColumn('lema', 'text').execute()
  },
}
