import { sql } from 'kysely'
import { tablesWithId, type Migration } from '../migration'

/** Creates tables for players, sessions, juegos, etapas and clans, for the log of each etapa, and for its table ("projection"). */
export const ladder: Migration = {
  name: '001-ladder',
  async up(trx, dialect) {
    const schema = trx.schema
    const withId = tablesWithId(trx, dialect)

    await withId('players')
      .addColumn('username', 'text', (c) => c.notNull())
      .addColumn('username_folded', 'text', (c) => c.notNull().unique())
      .addColumn('email', 'text', (c) => c.notNull().unique())
      .addColumn('password_hash', 'text')
      .addColumn('volute', 'text')
      .addColumn('rol', 'integer', (c) => c.notNull().defaultTo(5).check(sql`rol between 1 and 5`))
      .addColumn('admin', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('imagen', 'text')
      .addColumn('twitch', 'text')
      .addColumn('youtube', 'text')
      .addColumn('validado', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute()

    await schema
      .createTable('sessions')
      .addColumn('jti', 'text', (c) => c.primaryKey())
      .addColumn('player_id', 'integer', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .addColumn('revoked_at', 'text')
      .addColumn('reason', 'text')
      .execute()
    await schema.createIndex('sessions_player').on('sessions').column('player_id').execute()

    await schema
      .createTable('mail_tokens')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('player_id', 'integer', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .execute()
    await schema.createIndex('mail_tokens_player').on('mail_tokens').columns(['player_id', 'purpose']).execute()

    await withId('mails')
      .addColumn('player_id', 'integer', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('sent_at', 'text')
      .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('next_attempt_at', 'text', (c) => c.notNull())
      .addColumn('failure', 'text')
      .execute()
    await schema.createIndex('mails_waiting').on('mails').columns(['sent_at', 'next_attempt_at']).execute()

    await withId('juegos')
      .addColumn('nombre', 'text', (c) => c.notNull())
      .addColumn('nombre_folded', 'text', (c) => c.notNull().unique())
      .execute()

    await withId('etapas')
      .addColumn('id_juego', 'integer', (c) => c.notNull().references('juegos.id'))
      .addColumn('nombre', 'text', (c) => c.notNull())
      .addColumn('activo', 'integer', (c) => c.notNull())
      .addColumn('multijugador', 'integer', (c) => c.notNull())
      .addColumn('archived_at', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('stale_from', 'integer')
      .execute()
    await schema.createIndex('etapas_juego').on('etapas').column('id_juego').execute()

    await withId('clans')
      .addColumn('id_etapa', 'integer', (c) => c.notNull().references('etapas.id'))
      .addColumn('id_lider', 'integer', (c) => c.references('players.id').onDelete('set null'))
      .addColumn('nombre', 'text', (c) => c.notNull())
      .addColumn('nombre_folded', 'text')
      .addColumn('tag', 'text', (c) => c.notNull())
      .addColumn('tag_folded', 'text')
      .addColumn('imagen', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('deleted_at', 'text')
      .addUniqueConstraint('clans_nombre', ['id_etapa', 'nombre_folded'])
      .addUniqueConstraint('clans_tag', ['id_etapa', 'tag_folded'])
      .execute()

    await schema
      .createTable('memberships')
      .addColumn('id_clan', 'integer', (c) => c.notNull().references('clans.id').onDelete('cascade'))
      .addColumn('player_id', 'integer', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('id_etapa', 'integer', (c) => c.notNull().references('etapas.id'))
      .addColumn('rango', 'text', (c) => c.notNull())
      .addColumn('joined_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('memberships_one_clan_a_stage', ['player_id', 'id_etapa'])
      .execute()
    await schema.createIndex('memberships_clan').on('memberships').column('id_clan').execute()

    await withId('matches')
      .addColumn('id_etapa', 'integer', (c) => c.notNull().references('etapas.id'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('id_clan_ganador', 'integer', (c) => c.notNull().references('clans.id'))
      .addColumn('id_clan_perdedor', 'integer', (c) => c.notNull().references('clans.id'))
      .addColumn('comentario', 'text', (c) => c.notNull())
      .addColumn('id_reportero', 'integer', (c) => c.references('players.id').onDelete('set null'))
      .addColumn('reportado_por', 'text', (c) => c.notNull())
      .addColumn('fecha', 'text', (c) => c.notNull())
      .addUniqueConstraint('matches_log', ['id_etapa', 'seq'])
      .execute()
    await schema.createIndex('matches_winner').on('matches').columns(['id_clan_ganador', 'id']).execute()
    await schema.createIndex('matches_loser').on('matches').columns(['id_clan_perdedor', 'id']).execute()
    await schema.createIndex('matches_fecha').on('matches').columns(['fecha', 'id']).execute()

    await schema
      .createTable('match_roster')
      .addColumn('match_id', 'integer', (c) => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('id_clan', 'integer', (c) => c.notNull())
      .addColumn('player_id', 'integer', (c) => c.notNull())
      .addColumn('rango', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('match_roster_key', ['match_id', 'player_id'])
      .execute()
    await schema.createIndex('match_roster_player').on('match_roster').column('player_id').execute()

    await withId('rulings')
      .addColumn('match_id', 'integer', (c) => c.notNull().references('matches.id'))
      .addColumn('id_etapa', 'integer', (c) => c.notNull().references('etapas.id'))
      .addColumn('tipo', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer')
      .addColumn('id_clan', 'integer')
      .addColumn('motivo', 'text', (c) => c.notNull())
      .addColumn('ruled_by', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('lifted_at', 'text')
      .addColumn('lifted_by', 'integer')
      .execute()
    await schema
      .createIndex('rulings_standing')
      .on('rulings')
      .column('match_id')
      .unique()
      .where(sql`lifted_at`, 'is', null)
      .execute()
    await schema.createIndex('rulings_etapa').on('rulings').column('id_etapa').execute()

    await schema
      .createTable('clan_removals')
      .addColumn('id_clan', 'integer', (c) => c.primaryKey().references('clans.id'))
      .addColumn('id_etapa', 'integer', (c) => c.notNull().references('etapas.id'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('fecha', 'text', (c) => c.notNull())
      .execute()
    await schema.createIndex('clan_removals_log').on('clan_removals').columns(['id_etapa', 'seq']).execute()

    await schema
      .createTable('ladders')
      .addColumn('id_etapa', 'integer', (c) => c.primaryKey().references('etapas.id').onDelete('cascade'))
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('applied_seq', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('applied_revision', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('announced_version', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('updated_at', 'text')
      .execute()

    const numbers = [
      'ranking_actual',
      'ultimo_ranking',
      'mejor_ranking',
      'triunfos',
      'derrotas',
      'juegos',
      'racha_actual',
    ]
    let standings = schema
      .createTable('standings')
      .addColumn('id_clan', 'integer', (c) => c.primaryKey().references('clans.id').onDelete('cascade'))
      .addColumn('id_etapa', 'integer', (c) => c.notNull())
      .addColumn('ultimo_registro', 'text')
    for (const name of numbers) standings = standings.addColumn(name, 'integer', (c) => c.notNull())
    await standings.execute()
    await schema.createIndex('standings_etapa').on('standings').columns(['id_etapa', 'ranking_actual']).execute()

    await schema
      .createTable('places')
      .addColumn('id_etapa', 'integer', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('id_clan', 'integer', (c) => c.notNull())
      .addColumn('fecha', 'text', (c) => c.notNull())
      .addColumn('ranking', 'integer', (c) => c.notNull())
      .addColumn('antes', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('places_key', ['id_etapa', 'seq', 'id_clan'])
      .execute()
    await schema.createIndex('places_clan').on('places').columns(['id_clan', 'seq']).execute()

    await schema
      .createTable('match_outcomes')
      .addColumn('match_id', 'integer', (c) => c.primaryKey().references('matches.id').onDelete('cascade'))
      .addColumn('id_etapa', 'integer', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('ganador_antes', 'integer', (c) => c.notNull())
      .addColumn('ganador_despues', 'integer', (c) => c.notNull())
      .addColumn('perdedor_antes', 'integer', (c) => c.notNull())
      .addColumn('perdedor_despues', 'integer', (c) => c.notNull())
      .execute()
    await schema.createIndex('match_outcomes_etapa').on('match_outcomes').columns(['id_etapa', 'seq']).execute()

    await schema
      .createTable('player_records')
      .addColumn('id_etapa', 'integer', (c) => c.notNull())
      .addColumn('player_id', 'integer', (c) => c.notNull())
      .addColumn('victorias', 'integer', (c) => c.notNull())
      .addColumn('derrotas', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('player_records_key', ['player_id', 'id_etapa'])
      .execute()
    await schema.createIndex('player_records_etapa').on('player_records').column('id_etapa').execute()

    await schema
      .createTable('idempotency_keys')
      .addColumn('player_id', 'integer', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('body_hash', 'text', (c) => c.notNull())
      .addColumn('reply', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('idempotency_keys_key', ['player_id', 'key'])
      .execute()
    await schema.createIndex('idempotency_keys_age').on('idempotency_keys').column('created_at').execute()

    await schema
      .createTable('settings')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute()

    await schema
      .createTable('data_versions')
      .addColumn('topic', 'text', (c) => c.primaryKey())
      .addColumn('version', 'integer', (c) => c.notNull())
      .execute()

    await withId('audit_log')
      .addColumn('at', 'text', (c) => c.notNull())
      .addColumn('actor_id', 'integer')
      .addColumn('actor', 'text', (c) => c.notNull())
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('target', 'text', (c) => c.notNull())
      .addColumn('before', 'text')
      .addColumn('after', 'text')
      .execute()
    await schema.createIndex('audit_log_at').on('audit_log').columns(['at', 'id']).execute()
  },
}
