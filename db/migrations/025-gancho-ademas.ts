import type { Migration } from '../migration'

/**
 * Adds a column for events of clans' webhooks that the previous release does not know. It is separate from the columns that the previous
 * release reads (docs/decisions/016-expand-then-contract.md).
 */
export const ganchoAdemas: Migration = {
  name: '025-gancho-ademas',
  oldestReader: '017-clan-webhooks',
  async up({ schema }) {
    for (const table of ['ganchos', 'gancho_envios'])
      await schema.alterTable(table).addColumn('ademas', 'text').execute()
  },
}
