import type { Migration } from '../migration'

/**
 * What clans' webhooks receive that the previous release does not know, kept apart from the columns that it reads
 * (docs/decisions/016-expand-then-contract.md).
 */
export const ganchoAdemas: Migration = {
  name: '025-gancho-ademas',
  oldestReader: '017-clan-webhooks',
  async up({ schema }) {
    for (const table of ['ganchos', 'gancho_envios'])
      await schema.alterTable(table).addColumn('ademas', 'text').execute()
  },
}
