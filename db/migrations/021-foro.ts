import { sql } from 'kysely'
import { tablesWithId, type Migration } from '../migration'

/** Adds the foro: topics, what players have read and follow, reactions, and the search index. Posts are stored as comments. */
export const foro: Migration = {
  name: '021-foro',
  oldestReader: '017-clan-webhooks',
  async up(trx, dialect) {
    const { schema } = trx
    await tablesWithId(
      trx,
      dialect,
    )('foro_temas')
      .addColumn('id_seccion', 'integer', (c) => c.notNull())
      .addColumn('titulo', 'text', (c) => c.notNull())
      .addColumn('id_creador', 'integer', (c) => c.references('players.id').onDelete('set null'))
      .addColumn('creador', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('fijado', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('cerrado', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('oculto', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('mensajes', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('primero', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('ultimo', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('busca', 'text')
      .addColumn('id_etapa', 'integer', (c) => c.references('etapas.id').onDelete('set null'))
      .addColumn('horario', 'text')
      .addColumn('puesto', 'text')
      .execute()
    await schema
      .createIndex('foro_temas_seccion')
      .on('foro_temas')
      .columns(['id_seccion', 'fijado', 'ultimo'])
      .execute()
    await schema.createIndex('foro_temas_ultimo').on('foro_temas').column('ultimo').execute()
    await schema.createIndex('foro_temas_creador').on('foro_temas').columns(['id_creador', 'created_at']).execute()

    await schema
      .createTable('foro_lecturas')
      .addColumn('player_id', 'integer', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('id_tema', 'integer', (c) => c.notNull().references('foro_temas.id').onDelete('cascade'))
      .addColumn('hasta', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('modo', 'text', (c) => c.notNull().defaultTo('normal'))
      .addPrimaryKeyConstraint('foro_lecturas_pk', ['player_id', 'id_tema'])
      .execute()
    await schema.createIndex('foro_lecturas_tema').on('foro_lecturas').columns(['id_tema', 'modo']).execute()

    await schema
      .alterTable('comments')
      .addColumn('id_tema', 'integer', (c) => c.references('foro_temas.id').onDelete('cascade'))
      .execute()
    await schema
      .alterTable('comments')
      .addColumn('cita', 'integer', (c) => c.references('comments.id').onDelete('set null'))
      .execute()
    // The index contains all columns that decide which posts of a topic a page shows. Skipping the earlier pages thus reads no rows.
    await schema
      .createIndex('comments_tema')
      .on('comments')
      .columns(['id_tema', 'id', 'hidden_at', 'id_creador'])
      .execute()
    await schema.createIndex('comments_cita').on('comments').column('cita').where('cita', 'is not', null).execute()
    await schema.createIndex('comments_creador_fecha').on('comments').columns(['id_creador', 'created_at']).execute()

    await schema
      .createTable('foro_reacciones')
      .addColumn('id_comment', 'integer', (c) => c.notNull().references('comments.id').onDelete('cascade'))
      .addColumn('player_id', 'integer', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('tipo', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('foro_reacciones_pk', ['id_comment', 'player_id', 'tipo'])
      .execute()
    await schema.createIndex('foro_reacciones_player').on('foro_reacciones').column('player_id').execute()

    if (dialect === 'sqlite') {
      await sql`create virtual table foro_texto using fts5(
        texto, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2')`.execute(trx)
      await sql`create trigger foro_texto_gone after delete on comments when old.id_tema is not null
        begin delete from foro_texto where rowid = old.id; end`.execute(trx)
    } else {
      await sql`create table foro_texto (
        rowid integer primary key references comments (id) on delete cascade, texto tsvector not null)`.execute(trx)
      await sql`create index foro_texto_words on foro_texto using gin (texto)`.execute(trx)
    }
  },
}
