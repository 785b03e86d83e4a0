import { sql } from 'kysely'
import { tablesWithId, type Migration } from '../migration'

/** Adds anuncios and comments, claims, archived etapas, and the opciones of the site. */
export const anuncios: Migration = {
  name: '004-anuncios',
  async up(trx, dialect) {
    const schema = trx.schema
    const withId = tablesWithId(trx, dialect)

    await withId('anuncios')
      .addColumn('titulo', 'text', (c) => c.notNull())
      .addColumn('descripcion', 'text', (c) => c.notNull())
      .addColumn('contenido', 'text', (c) => c.notNull())
      .addColumn('imagen', 'text')
      .addColumn('creador', 'text', (c) => c.notNull())
      .addColumn('id_creador', 'integer', (c) => c.references('players.id').onDelete('set null'))
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'text')
      .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
      .execute()
    await schema.createIndex('anuncios_newest').on('anuncios').columns(['created_at', 'id']).execute()

    await schema
      .createTable('anuncio_pictures')
      .addColumn('path', 'text', (c) => c.primaryKey())
      .addColumn('id_anuncio', 'integer', (c) => c.references('anuncios.id').onDelete('set null'))
      .addColumn('since', 'text', (c) => c.notNull())
      .execute()
    await schema.createIndex('anuncio_pictures_anuncio').on('anuncio_pictures').column('id_anuncio').execute()
    await schema
      .createIndex('anuncio_pictures_loose')
      .on('anuncio_pictures')
      .column('since')
      .where(sql`id_anuncio`, 'is', sql.lit(null))
      .execute()

    await schema
      .createTable('anuncio_changes')
      .addColumn('id_anuncio', 'integer', (c) => c.notNull().references('anuncios.id').onDelete('cascade'))
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('campo', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('anuncio_changes_key', ['id_anuncio', 'revision', 'campo'])
      .execute()

    await withId('comments')
      .addColumn('id_anuncio', 'integer', (c) => c.notNull().references('anuncios.id').onDelete('cascade'))
      .addColumn('id_creador', 'integer', (c) => c.references('players.id').onDelete('set null'))
      .addColumn('creador', 'text', (c) => c.notNull())
      .addColumn('comentario', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('edited_at', 'text')
      .addColumn('hidden_at', 'text')
      .execute()
    await schema.createIndex('comments_anuncio').on('comments').columns(['id_anuncio', 'id']).execute()
    await schema.createIndex('comments_creador').on('comments').column('id_creador').execute()
    await schema
      .createIndex('comments_hidden')
      .on('comments')
      .column('id')
      .where(sql`hidden_at`, 'is not', sql.lit(null))
      .execute()

    await withId('comment_reports')
      .addColumn('id_comment', 'integer', (c) => c.notNull().references('comments.id').onDelete('cascade'))
      .addColumn('player_id', 'integer', (c) => c.references('players.id').onDelete('set null'))
      .addColumn('quien', 'text', (c) => c.notNull())
      .addColumn('motivo', 'text', (c) => c.notNull())
      .addColumn('fecha', 'text', (c) => c.notNull())
      .addColumn('settled_at', 'text')
      .addUniqueConstraint('comment_reports_once', ['id_comment', 'player_id'])
      .execute()
    await schema
      .createIndex('comment_reports_open')
      .on('comment_reports')
      .column('id_comment')
      .where(sql`settled_at`, 'is', sql.lit(null))
      .execute()

    await withId('match_claims')
      .addColumn('id_match', 'integer', (c) => c.notNull().references('matches.id'))
      .addColumn('id_clan', 'integer', (c) => c.notNull().references('clans.id'))
      .addColumn('player_id', 'integer', (c) => c.references('players.id').onDelete('set null'))
      .addColumn('quien', 'text', (c) => c.notNull())
      .addColumn('tipo', 'text', (c) => c.notNull())
      .addColumn('texto', 'text', (c) => c.notNull())
      .addColumn('fecha', 'text', (c) => c.notNull())
      .addColumn('settled_at', 'text')
      .execute()
    await schema.createIndex('match_claims_match').on('match_claims').column('id_match').execute()
    await schema
      .createIndex('match_claims_open')
      .on('match_claims')
      .columns(['id_match', 'id_clan'])
      .unique()
      .where(sql`settled_at`, 'is', sql.lit(null))
      .execute()

    await schema
      .createTable('etapa_finals')
      .addColumn('id_etapa', 'integer', (c) => c.primaryKey().references('etapas.id').onDelete('cascade'))
      .addColumn('fecha', 'text', (c) => c.notNull())
      .addColumn('clanes', 'text', (c) => c.notNull())
      .execute()

    await withId('torneos')
      .addColumn('nombre', 'text', (c) => c.notNull())
      .addColumn('descripcion', 'text', (c) => c.notNull())
      .addColumn('inicio', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute()

    await schema
      .createTable('opciones')
      .addColumn('parte', 'text', (c) => c.primaryKey())
      .addColumn('valor', 'text', (c) => c.notNull())
      .execute()

    await schema.createIndex('audit_log_actor').on('audit_log').column('actor').execute()
    await schema.createIndex('audit_log_action').on('audit_log').column('action').execute()
  },
}
