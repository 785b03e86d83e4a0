import type { Migration } from '../migration'

/** The holder of a renewable lease: the process of the Discord bot that serves Discord. */
export const leaseHolder: Migration = {
  name: '019-lease-holder',
  oldestReader: '017-clan-webhooks',
  async up({ schema }) {
    await schema.alterTable('poll_states').addColumn('holder', 'text').execute()
  },
}
