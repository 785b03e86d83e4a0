import { sql } from 'kysely'
import { tablesWithId, type Migration } from '../migration'

/** Adds ratings of the assistant's answers, and questions that were sent to the moderators instead. */
export const assistantCases: Migration = {
  name: '012-assistant-cases',
  async up(trx, dialect) {
    const { schema } = trx
    const withId = tablesWithId(trx, dialect)
    await withId('assistant_cases')
      .addColumn('clave', 'text', (c) => c.notNull().unique())
      .addColumn('pregunta', 'text', (c) => c.notNull())
      .addColumn('respuesta', 'text', (c) => c.notNull())
      .addColumn('clase', 'text', (c) => c.notNull())
      .addColumn('intencion', 'text', (c) => c.notNull())
      .addColumn('veces', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('last_at', 'text', (c) => c.notNull())
      .addColumn('settled_at', 'text')
      .addColumn('marked_at', 'text')
      .execute()
    await schema.createIndex('assistant_cases_last').on('assistant_cases').column('last_at').execute()
    await schema
      .createTable('assistant_votes')
      .addColumn('ficha', 'text', (c) => c.primaryKey())
      .addColumn('id_caso', 'integer', (c) => c.notNull().references('assistant_cases.id').onDelete('cascade'))
      .addColumn('util', 'integer', (c) => c.notNull())
      .addColumn('at', 'text', (c) => c.notNull())
      .execute()
    await schema.createIndex('assistant_votes_case').on('assistant_votes').columns(['id_caso', 'util']).execute()
    await withId('consultas')
      .addColumn('player_id', 'integer', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('pregunta', 'text', (c) => c.notNull())
      .addColumn('hilo', 'text', (c) => c.notNull())
      .addColumn('fecha', 'text', (c) => c.notNull())
      .addColumn('respuesta', 'text')
      .addColumn('respondio', 'text')
      .addColumn('answered_at', 'text')
      .execute()
    await schema.createIndex('consultas_player').on('consultas').column('player_id').execute()
    await schema
      .createIndex('consultas_open')
      .on('consultas')
      .column('id')
      .where(sql`answered_at`, 'is', sql.lit(null))
      .execute()
  },
}
