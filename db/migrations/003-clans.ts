import { sql } from 'kysely'
import { tablesWithId, type Migration } from '../migration'

/** Adds requests to join a clan, revisions of clans (to detect edit conflicts), and notices. */
export const clans: Migration = {
  name: '003-clans',
  async up(trx, dialect) {
    const schema = trx.schema
    const withId = tablesWithId(trx, dialect)

    await schema
      .alterTable('clans')
      .addColumn('acepta_solicitudes', 'integer', (c) => c.notNull().defaultTo(1))
      .execute()
    await schema
      .alterTable('clans')
      .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
      .execute()
    await schema
      .alterTable('players')
      .addColumn('presencia', 'integer', (c) => c.notNull().defaultTo(1))
      .execute()

    await schema
      .createTable('clan_changes')
      .addColumn('id_clan', 'integer', (c) => c.notNull().references('clans.id').onDelete('cascade'))
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('campo', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('clan_changes_key', ['id_clan', 'revision', 'campo'])
      .execute()

    await withId('solicitudes')
      .addColumn('player_id', 'integer', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('clan_id', 'integer', (c) => c.notNull().references('clans.id'))
      .addColumn('id_etapa', 'integer', (c) => c.notNull().references('etapas.id'))
      .addColumn('mensaje', 'text', (c) => c.notNull())
      .addColumn('estado', 'text', (c) => c.notNull())
      .addColumn('fecha_envio', 'text', (c) => c.notNull())
      .addColumn('answered_at', 'text')
      .execute()
    await schema
      .createIndex('solicitudes_pending')
      .on('solicitudes')
      .columns(['player_id', 'clan_id'])
      .unique()
      .where(sql`estado`, '=', sql.lit('pendiente'))
      .execute()
    await schema.createIndex('solicitudes_clan').on('solicitudes').columns(['clan_id', 'estado']).execute()

    await withId('notices')
      .addColumn('player_id', 'integer', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('tipo', 'text', (c) => c.notNull())
      .addColumn('texto', 'text', (c) => c.notNull())
      .addColumn('enlace', 'text')
      .addColumn('fecha', 'text', (c) => c.notNull())
      .addColumn('read_at', 'text')
      .execute()
    await schema.createIndex('notices_player').on('notices').columns(['player_id', 'id']).execute()
    await schema
      .createIndex('notices_unread')
      .on('notices')
      .column('player_id')
      .where(sql`read_at`, 'is', sql.lit(null))
      .execute()
    await schema.createIndex('notices_age').on('notices').column('fecha').execute()

    await schema
      .createTable('notice_preferences')
      .addColumn('player_id', 'integer', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('tipo', 'text', (c) => c.notNull())
      .addColumn('sitio', 'integer', (c) => c.notNull())
      .addColumn('correo', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('notice_preferences_key', ['player_id', 'tipo'])
      .execute()
  },
}
