import { sql } from 'kysely'
import type { Migration } from '../migration'

/** What a match's page shows beyond the match: its maps, the winner's answer, evidence; wins the rival did not report; appeals. */
export const matchPages: Migration = {
  name: '014-match-pages',
  async up(trx, dialect) {
    const { schema } = trx
    const withId = (table: string) =>
      schema
        .createTable(table)
        .addColumn('id', 'integer', (c) =>
          dialect === 'sqlite' ? c.primaryKey().autoIncrement() : c.generatedByDefaultAsIdentity().primaryKey(),
        )
    await schema.alterTable('matches').addColumn('jugada', 'text').execute()
    await schema.alterTable('matches').addColumn('mapas', 'text').execute()
    await schema.alterTable('matches').addColumn('id_reto', 'integer').execute()
    await schema.createIndex('matches_pair').on('matches').columns(['id_clan_ganador', 'id_clan_perdedor']).execute()
    await schema.createIndex('rulings_match').on('rulings').column('match_id').execute()
    await schema
      .createTable('match_answers')
      .addColumn('match_id', 'integer', (c) => c.primaryKey().references('matches.id'))
      .addColumn('estado', 'text', (c) => c.notNull())
      .addColumn('hasta', 'text', (c) => c.notNull())
      .addColumn('quien', 'text')
      .addColumn('fecha', 'text')
      .execute()
    await schema
      .createIndex('match_answers_pending')
      .on('match_answers')
      .column('hasta')
      .where(sql`estado`, '=', sql.lit('pendiente'))
      .execute()
    await schema
      .alterTable('notices')
      .addColumn('id_match', 'integer', (c) => c.references('matches.id'))
      .execute()

    await withId('victorias')
      .addColumn('id_etapa', 'integer', (c) => c.notNull().references('etapas.id'))
      .addColumn('id_clan_ganador', 'integer', (c) => c.notNull().references('clans.id'))
      .addColumn('id_clan_perdedor', 'integer', (c) => c.notNull().references('clans.id'))
      .addColumn('jugada', 'text', (c) => c.notNull())
      .addColumn('texto', 'text', (c) => c.notNull())
      .addColumn('mapas', 'text')
      .addColumn('player_id', 'integer', (c) => c.references('players.id').onDelete('set null'))
      .addColumn('quien', 'text', (c) => c.notNull())
      .addColumn('fecha', 'text', (c) => c.notNull())
      .addColumn('responde_hasta', 'text', (c) => c.notNull())
      .addColumn('estado', 'text', (c) => c.notNull())
      .addColumn('respuesta_quien', 'text')
      .addColumn('respuesta_texto', 'text')
      .addColumn('respuesta_fecha', 'text')
      .addColumn('settled_at', 'text')
      .addColumn('settled_by', 'text')
      .addColumn('motivo', 'text')
      .addColumn('id_match', 'integer', (c) => c.references('matches.id'))
      .execute()
    await schema
      .createIndex('victorias_open')
      .on('victorias')
      .columns(['id_etapa', 'id_clan_ganador', 'id_clan_perdedor'])
      .unique()
      .where(sql`settled_at`, 'is', sql.lit(null))
      .execute()
    await schema.createIndex('victorias_etapa').on('victorias').columns(['id_etapa', 'id']).execute()
    await schema
      .createTable('victoria_votos')
      .addColumn('id_victoria', 'integer', (c) => c.notNull().references('victorias.id'))
      .addColumn('id_clan', 'integer', (c) => c.notNull().references('clans.id'))
      .addColumn('player_id', 'integer', (c) => c.references('players.id').onDelete('set null'))
      .addColumn('quien', 'text', (c) => c.notNull())
      .addColumn('voto', 'text', (c) => c.notNull())
      .addColumn('fecha', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('victoria_votos_pk', ['id_victoria', 'id_clan'])
      .execute()

    await withId('evidencias')
      .addColumn('id_match', 'integer', (c) => c.references('matches.id'))
      .addColumn('id_victoria', 'integer', (c) => c.references('victorias.id'))
      .addColumn('id_clan', 'integer', (c) => c.notNull().references('clans.id'))
      .addColumn('player_id', 'integer', (c) => c.references('players.id').onDelete('set null'))
      .addColumn('quien', 'text', (c) => c.notNull())
      .addColumn('texto', 'text', (c) => c.notNull())
      .addColumn('fecha', 'text', (c) => c.notNull())
      .addColumn('archivo', 'text', (c) => c.notNull().unique())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addUniqueConstraint('evidencias_once_per_match', ['id_match', 'hash'])
      .addUniqueConstraint('evidencias_once_per_victoria', ['id_victoria', 'hash'])
      .execute()

    await withId('apelaciones')
      .addColumn('id_ruling', 'integer', (c) => c.unique().references('rulings.id'))
      .addColumn('id_suspension', 'integer', (c) => c.unique().references('suspensions.id').onDelete('cascade'))
      .addColumn('player_id', 'integer', (c) => c.references('players.id').onDelete('set null'))
      .addColumn('quien', 'text', (c) => c.notNull())
      .addColumn('id_clan', 'integer', (c) => c.references('clans.id'))
      .addColumn('texto', 'text', (c) => c.notNull())
      .addColumn('fecha', 'text', (c) => c.notNull())
      .addColumn('estado', 'text', (c) => c.notNull())
      .addColumn('motivo', 'text')
      .addColumn('resolved_by', 'text')
      .addColumn('resolved_at', 'text')
      .execute()
  },
}
