import type { Migration } from '../migration'

/** Adds the Discord channels that were configured with `/configurar`, and which players get the site's notices as direct messages. */
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
