import type { Migration } from '../migration'

/**
 * Discord channels that get posts, as set up inside Discord by people who manage the server; and which players want the site's notices as
 * direct messages.
 */
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
