import type { Migration } from '../migration'

/** What webhooks of clans may be told of since this release, apart from what the release before reads (docs/decisions/016-expand-then-contract.md). */
export const ganchoAdemas: Migration = {
  name: '025-gancho-ademas',
  oldestReader: '017-clan-webhooks',
  async up({ schema }) {
    for (const table of ['ganchos', 'gancho_envios'])
      await schema.alterTable(table).addColumn('ademas', 'text').execute()
  },
}
