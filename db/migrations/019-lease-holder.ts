import type { Migration } from '../migration'

/** Adds which bot process holds the lease on serving Discord. */
export const leaseHolder: Migration = {
  name: '019-lease-holder',
  oldestReader: '017-clan-webhooks',
  async up({ schema }) {
    await schema.alterTable('poll_states').addColumn('holder', 'text').execute()
  },
}
