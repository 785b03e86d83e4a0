import { sql } from 'kysely'
import { tablesWithId, type Migration } from '../migration'

/** Adds medals and how far each log was evaluated for them, medals that players chose, lineages of clans, histories of archived etapas. */
export const palmares: Migration = {
  name: '022-palmares',
  oldestReader: '017-clan-webhooks',
  async up(trx, dialect) {
    const { schema } = trx
    await tablesWithId(
      trx,
      dialect,
    )('medallas')
      .addColumn('clave', 'text', (c) => c.notNull().unique())
      .addColumn('tipo', 'text', (c) => c.notNull())
      .addColumn('id_clan', 'integer', (c) => c.notNull().references('clans.id'))
      .addColumn('id_etapa', 'integer', (c) => c.references('etapas.id'))
      .addColumn('id_torneo', 'integer', (c) => c.references('torneos.id').onDelete('cascade'))
      .addColumn('id_match', 'integer', (c) => c.references('matches.id'))
      .addColumn('fecha', 'text', (c) => c.notNull())
      .addColumn('valor', 'integer', (c) => c.notNull())
      .addColumn('vigente', 'integer', (c) => c.notNull())
      .execute()
    for (const column of ['id_clan', 'id_etapa', 'id_torneo', 'id_match'])
      await schema.createIndex(`medallas_${column}`).on('medallas').column(column).execute()
    await schema
      .createTable('medalla_marcas')
      .addColumn('id_etapa', 'integer', (c) => c.notNull().references('etapas.id'))
      .addColumn('id_clan', 'integer', (c) => c.notNull().references('clans.id'))
      .addColumn('racha', 'integer', (c) => c.notNull())
      .addColumn('caida', 'integer', (c) => c.notNull())
      .addColumn('mes', 'text', (c) => c.notNull())
      .addColumn('triunfos_mes', 'integer', (c) => c.notNull())
      .addColumn('derrotas_mes', 'integer', (c) => c.notNull())
      .addColumn('ultima', 'integer')
      .addColumn('ultima_fecha', 'text')
      .addColumn('entrada', 'integer', (c) => c.notNull())
      .addColumn('primera', 'integer', (c) => c.notNull())
      .addColumn('primera_fecha', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('medalla_marcas_pk', ['id_etapa', 'id_clan'])
      .execute()
    await schema
      .createTable('medalla_avances')
      .addColumn('id_etapa', 'integer', (c) => c.primaryKey().references('etapas.id').onDelete('cascade'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('mes', 'text', (c) => c.notNull())
      .addColumn('entradas', 'integer', (c) => c.notNull())
      .execute()
    await schema
      .createTable('medallas_elegidas')
      .addColumn('player_id', 'integer', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('orden', 'integer', (c) => c.notNull())
      .addColumn('clave', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('medallas_elegidas_pk', ['player_id', 'orden'])
      .execute()
    await schema
      .createTable('linajes')
      .addColumn('id_clan', 'integer', (c) => c.primaryKey().references('clans.id'))
      .addColumn('id_anterior', 'integer', (c) => c.notNull().unique().references('clans.id'))
      .addColumn('player_id', 'integer', (c) => c.references('players.id').onDelete('set null'))
      .addColumn('fecha', 'text', (c) => c.notNull())
      .execute()
    await schema
      .createTable('etapa_cronicas')
      .addColumn('id_etapa', 'integer', (c) => c.primaryKey().references('etapas.id'))
      .addColumn('cronica', 'text', (c) => c.notNull())
      .execute()
    // Revision -1 marks etapas that are older than medals. Nobody is notified of the medals awarded for these etapas.
    await sql`insert into medalla_avances (id_etapa, seq, revision, mes, entradas) select id, 0, -1, '', 0 from etapas`.execute(
      trx,
    )
  },
}
