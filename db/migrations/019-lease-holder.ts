import type { Migration } from '../migration'

/** Who holds a lease that is renewed: the process of the Discord bot that is on duty. */
export const leaseHolder: Migration = {
  name: '019-lease-holder',
  oldestReader: '017-clan-webhooks',
  async up({ schema }) {
    await schema.alterTable('poll_states').addColumn('holder', 'text').execute()
  },
}
