import { sql } from 'kysely'
import { tablesWithId, type Migration } from '../migration'

/** Adds linked Discord accounts, and posts that the bot still has to send. */
export const discord: Migration = {
  name: '006-discord',
  async up(trx, dialect) {
    const schema = trx.schema
    await schema
      .createTable('discord_links')
      .addColumn('discord_id', 'text', (c) => c.primaryKey())
      .addColumn('player_id', 'integer', (c) => c.notNull().unique().references('players.id').onDelete('cascade'))
      .addColumn('nombre', 'text', (c) => c.notNull())
      .addColumn('linked_at', 'text', (c) => c.notNull())
      .execute()
    await schema
      .createTable('discord_members')
      .addColumn('discord_id', 'text', (c) => c.primaryKey())
      .addColumn('linked_until', 'text', (c) => c.notNull())
      .execute()
    await schema
      .createTable('discord_codes')
      .addColumn('player_id', 'integer', (c) => c.primaryKey().references('players.id').onDelete('cascade'))
      .addColumn('code_hash', 'text', (c) => c.notNull().unique())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .execute()
    await tablesWithId(
      trx,
      dialect,
    )('discord_posts')
      .addColumn('clave', 'text', (c) => c.notNull().unique())
      .addColumn('tipo', 'text', (c) => c.notNull())
      .addColumn('ref', 'text', (c) => c.notNull())
      .addColumn('fecha', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('over_at', 'text')
      .addColumn('mensajes', 'text')
      .addUniqueConstraint('discord_posts_once', ['tipo', 'ref'])
      .execute()
    await schema
      .createIndex('discord_posts_owed')
      .on('discord_posts')
      .column('id')
      .where(sql`over_at`, 'is', sql.lit(null))
      .execute()
  },
}
