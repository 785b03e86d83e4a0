import type { Migration } from '../migration'

/** Channels that get posts, set inside Discord by who manages the server; and who wants the notices of the site there. */
export const discordChannels: Migration = {
  name: '013-discord-channels',
  async up(trx) {
    await trx.schema
      .createTable('discord_channels')
      .addColumn('canal', 'text', (c) => c.primaryKey())
      .addColumn('guild', 'text', (c) => c.notNull())
      .addColumn('tipos', 'text', (c) => c.notNull())
      .addColumn('set_at', 'text', (c) => c.notNull())
      .execute()
    await trx.schema.alterTable('discord_links').addColumn('notices_since', 'text').execute()
  },
}
