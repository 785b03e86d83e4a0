import { tablesWithId, type Migration } from '../migration'

/** Adds brackets of torneos: settings, enrolments, rosters, the log of results and decisions, their ladder matches, and messages. */
export const torneos: Migration = {
  name: '020-torneos',
  oldestReader: '017-clan-webhooks',
  async up(trx, dialect) {
    const { schema } = trx
    const withId = tablesWithId(trx, dialect)
    for (const column of ['formato', 'inscripcion_hasta', 'sorteo', 'cancelado_at', 'situacion', 'checkin_avisado_at'])
      await schema.alterTable('torneos').addColumn(column, 'text').execute()
    for (const column of ['cupos', 'por_equipo', 'checkin_minutos', 'mejor_de', 'mejor_de_semifinal', 'mejor_de_final'])
      await schema.alterTable('torneos').addColumn(column, 'integer').execute()
    await schema
      .alterTable('torneos')
      .addColumn('id_etapa', 'integer', (c) => c.references('etapas.id').onDelete('set null'))
      .execute()
    await schema
      .alterTable('torneos')
      .addColumn('campeon', 'integer', (c) => c.references('clans.id'))
      .execute()
    for (const column of ['cuenta_ladder', 'version'])
      await schema
        .alterTable('torneos')
        .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
        .execute()
    await schema
      .alterTable('torneos')
      .addColumn('mapas', 'text', (c) => c.notNull().defaultTo('[]'))
      .execute()
    await schema
      .alterTable('torneos')
      .addColumn('reglas', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    await schema.alterTable('torneos').addColumn('objeta_hasta', 'text').execute()
    await schema.createIndex('torneos_objeta').on('torneos').column('objeta_hasta').execute()

    await withId('torneo_inscripciones')
      .addColumn('id_torneo', 'integer', (c) => c.notNull().references('torneos.id').onDelete('cascade'))
      .addColumn('id_clan', 'integer', (c) => c.notNull().references('clans.id'))
      .addColumn('semilla', 'integer')
      .addColumn('checkin_at', 'text')
      .addColumn('fecha', 'text', (c) => c.notNull())
      .addUniqueConstraint('torneo_inscripciones_once', ['id_torneo', 'id_clan'])
      .execute()
    await schema.createIndex('torneo_inscripciones_clan').on('torneo_inscripciones').column('id_clan').execute()
    await schema
      .createTable('torneo_planteles')
      .addColumn('id_torneo', 'integer', (c) => c.notNull().references('torneos.id').onDelete('cascade'))
      .addColumn('player_id', 'integer', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('id_clan', 'integer', (c) => c.notNull().references('clans.id'))
      .addPrimaryKeyConstraint('torneo_planteles_pk', ['id_torneo', 'player_id'])
      .execute()
    await schema.createIndex('torneo_planteles_player').on('torneo_planteles').column('player_id').execute()
    await withId('torneo_actos')
      .addColumn('id_torneo', 'integer', (c) => c.notNull().references('torneos.id').onDelete('cascade'))
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('quien', 'text')
      .addColumn('player_id', 'integer', (c) => c.references('players.id').onDelete('set null'))
      .addColumn('acto', 'text', (c) => c.notNull())
      .addUniqueConstraint('torneo_actos_version', ['id_torneo', 'version'])
      .execute()
    await schema
      .createTable('torneo_matches')
      .addColumn('id_match', 'integer', (c) => c.primaryKey().references('matches.id'))
      .addColumn('id_torneo', 'integer', (c) => c.notNull().references('torneos.id').onDelete('cascade'))
      .addColumn('partida', 'integer', (c) => c.notNull())
      .addColumn('anulado_at', 'text')
      .execute()
    await schema.createIndex('torneo_matches_torneo').on('torneo_matches').columns(['id_torneo', 'partida']).execute()

    await schema
      .alterTable('comments')
      .addColumn('id_torneo', 'integer', (c) => c.references('torneos.id').onDelete('cascade'))
      .execute()
    await schema.alterTable('comments').addColumn('partida', 'integer').execute()
    await schema.createIndex('comments_torneo').on('comments').columns(['id_torneo', 'partida', 'id']).execute()
  },
}
