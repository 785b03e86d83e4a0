import type { Migration } from '../migration'

/** Adds the latest replies of Twitch and the game servers, player counts over time, followed streams, and alerts. */
export const streams: Migration = {
  name: '005-streams',
  async up(trx) {
    const schema = trx.schema
    await schema
      .createTable('streamers')
      .addColumn('login', 'text', (c) => c.primaryKey())
      .addColumn('display_name', 'text')
      .addColumn('profile_image', 'text')
      .addColumn('checked_at', 'text')
      .addColumn('stream', 'text')
      .addColumn('announced', 'text')
      .execute()
    await schema
      .createTable('poll_states')
      .addColumn('what', 'text', (c) => c.primaryKey())
      .addColumn('busy_until', 'text')
      .addColumn('next_at', 'text')
      .addColumn('answered_at', 'text')
      .addColumn('failed_at', 'text')
      .addColumn('failures', 'integer', (c) => c.notNull())
      .execute()
    await schema
      .createTable('server_states')
      .addColumn('id_servidor', 'integer', (c) => c.primaryKey())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('state', 'text')
      .addColumn('answered_at', 'text')
      .addColumn('misses', 'integer', (c) => c.notNull())
      .execute()
    await schema
      .createTable('server_samples')
      .addColumn('id_servidor', 'integer', (c) => c.notNull())
      .addColumn('span', 'integer', (c) => c.notNull())
      .addColumn('jugadores', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('server_samples_key', ['id_servidor', 'span'])
      .execute()
    await schema
      .createTable('stream_follows')
      .addColumn('player_id', 'integer', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('login', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('stream_follows_key', ['player_id', 'login'])
      .execute()
    await schema.createIndex('stream_follows_login').on('stream_follows').column('login').execute()
    await schema
      .createTable('server_alerts')
      .addColumn('player_id', 'integer', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('id_servidor', 'integer', (c) => c.notNull())
      .addColumn('jugadores', 'integer', (c) => c.notNull())
      .addColumn('told', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('server_alerts_key', ['player_id', 'id_servidor'])
      .execute()
    await schema.createIndex('server_alerts_server').on('server_alerts').column('id_servidor').execute()
  },
}
