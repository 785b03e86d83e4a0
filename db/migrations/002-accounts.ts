import { sql } from 'kysely'
import { tablesWithId, type Migration } from '../migration'

/** Adds closed accounts, Google sign-in, suspensions, invitations, and when the token of an e-mail was used. */
export const accounts: Migration = {
  name: '002-accounts',
  async up(trx, dialect) {
    const schema = trx.schema
    await schema.alterTable('players').addColumn('google_sub', 'text').execute()
    await schema.alterTable('players').addColumn('closed_at', 'text').execute()
    await schema.createIndex('players_google').on('players').column('google_sub').unique().execute()
    await schema.alterTable('mail_tokens').addColumn('used_at', 'text').execute()
    await schema.alterTable('mails').addColumn('data', 'text').execute()

    const withId = tablesWithId(trx, dialect)

    await withId('suspensions')
      .addColumn('player_id', 'integer', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('alcance', 'text', (c) => c.notNull())
      .addColumn('hasta', 'text', (c) => c.notNull())
      .addColumn('motivo', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('created_by', 'integer', (c) => c.notNull())
      .addColumn('lifted_at', 'text')
      .addColumn('lifted_by', 'integer')
      .execute()
    await schema.createIndex('suspensions_player').on('suspensions').column('player_id').execute()

    await withId('invitaciones')
      .addColumn('player_id', 'integer', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('clan_id', 'integer', (c) => c.notNull().references('clans.id'))
      .addColumn('id_etapa', 'integer', (c) => c.notNull().references('etapas.id'))
      .addColumn('reclutador_id', 'integer', (c) => c.references('players.id').onDelete('set null'))
      .addColumn('estado', 'text', (c) => c.notNull())
      .addColumn('fecha_envio', 'text', (c) => c.notNull())
      .addColumn('answered_at', 'text')
      .execute()
    await schema
      .createIndex('invitaciones_pending')
      .on('invitaciones')
      .columns(['player_id', 'clan_id'])
      .unique()
      .where(sql`estado`, '=', sql.lit('pendiente'))
      .execute()
    await schema.createIndex('invitaciones_clan').on('invitaciones').columns(['clan_id', 'estado']).execute()
  },
}
