import { sql, type Kysely } from 'kysely'
import { tablesWithId, type Migration } from '../migration'
import type { Schema } from '../schema/database'

/**
 * Rebuilds the table `comments` so that `id_anuncio` may be null, because SQLite cannot drop a NOT NULL constraint. `comment_reports`
 * refers to that table, so it is rebuilt too. Ids that were used before are not used again.
 */
async function rebuildComments(trx: Kysely<Schema>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(trx)
  const given = await sql<{ name: string; seq: number }>`
    select name, seq from sqlite_sequence where name in ('comments', 'comment_reports')`.execute(trx)
  await run(`create table comments_new (
    id integer primary key autoincrement,
    id_anuncio integer references anuncios (id) on delete cascade,
    id_reto integer references retos (id) on delete cascade,
    id_creador integer references players (id) on delete set null,
    creador text not null, comentario text not null, created_at text not null, edited_at text, hidden_at text)`)
  await run(`insert into comments_new (id, id_anuncio, id_creador, creador, comentario, created_at, edited_at, hidden_at)
    select id, id_anuncio, id_creador, creador, comentario, created_at, edited_at, hidden_at from comments`)
  await run(`create table comment_reports_new (
    id integer primary key autoincrement,
    id_comment integer not null references comments_new (id) on delete cascade,
    player_id integer references players (id) on delete set null,
    quien text not null, motivo text not null, fecha text not null, settled_at text,
    constraint comment_reports_once unique (id_comment, player_id))`)
  await run(
    `insert into comment_reports_new select id, id_comment, player_id, quien, motivo, fecha, settled_at from comment_reports`,
  )
  for (const table of ['comment_reports', 'comments']) await run(`drop table ${table}`)
  for (const table of ['comments', 'comment_reports']) await run(`alter table ${table}_new rename to ${table}`)
  for (const { name, seq } of given.rows)
    await sql`update sqlite_sequence set seq = ${seq} where name = ${name}`.execute(trx)
  await run('create index comments_anuncio on comments (id_anuncio, id)')
  await run('create index comments_creador on comments (id_creador)')
  await run('create index comments_hidden on comments (id) where hidden_at is not null')
  await run('create index comment_reports_open on comment_reports (id_comment) where settled_at is null')
}

/** Adds retos with their history, conversation and samples of the game server; URLs of players' own calendars; and linked in-game nicks. */
export const retos: Migration = {
  name: '015-retos',
  async up(trx, dialect) {
    const { schema } = trx
    const withId = tablesWithId(trx, dialect)
    await withId('retos')
      .addColumn('id_etapa', 'integer', (c) => c.notNull().references('etapas.id'))
      .addColumn('id_retador', 'integer', (c) => c.notNull().references('clans.id'))
      .addColumn('id_retado', 'integer', (c) => c.notNull().references('clans.id'))
      .addColumn('texto', 'text')
      .addColumn('player_id', 'integer', (c) => c.references('players.id').onDelete('set null'))
      .addColumn('quien', 'text', (c) => c.notNull())
      .addColumn('creado', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .addColumn('estado', 'text', (c) => c.notNull())
      .addColumn('fecha', 'text')
      .addColumn('responde_hasta', 'text')
      .addColumn('elige_hasta', 'text')
      .addColumn('reclamado_at', 'text')
      .addColumn('fallo', 'text')
      .addColumn('servidor', 'integer')
      .addColumn('id_match', 'integer', (c) => c.references('matches.id'))
      .addColumn('situacion', 'text', (c) => c.notNull())
      .execute()
    const open = sql<boolean>`estado in ('propuesto', 'acordado')`
    await schema.createIndex('retos_open').on('retos').columns(['id_etapa', 'estado', 'fecha']).where(open).execute()
    for (const side of ['id_retador', 'id_retado'])
      await schema.createIndex(`retos_${side}`).on('retos').columns([side, 'id']).execute()
    await schema.createIndex('retos_etapa').on('retos').columns(['id_etapa', 'id']).execute()

    await withId('reto_actos')
      .addColumn('id_reto', 'integer', (c) => c.notNull().references('retos.id').onDelete('cascade'))
      .addColumn('quien', 'text')
      .addColumn('player_id', 'integer', (c) => c.references('players.id').onDelete('set null'))
      .addColumn('acto', 'text', (c) => c.notNull())
      .execute()
    await schema.createIndex('reto_actos_reto').on('reto_actos').columns(['id_reto', 'id']).execute()

    await schema
      .createTable('reto_asistencias')
      .addColumn('id_reto', 'integer', (c) => c.notNull().references('retos.id').onDelete('cascade'))
      .addColumn('player_id', 'integer', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('va', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('reto_asistencias_pk', ['id_reto', 'player_id'])
      .execute()
    await schema
      .createTable('reto_recordatorios')
      .addColumn('id_reto', 'integer', (c) => c.notNull().references('retos.id').onDelete('cascade'))
      .addColumn('antes', 'integer', (c) => c.notNull())
      .addColumn('fecha', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('reto_recordatorios_pk', ['id_reto', 'antes'])
      .execute()
    await withId('reto_muestras')
      .addColumn('id_reto', 'integer', (c) => c.notNull().references('retos.id').onDelete('cascade'))
      .addColumn('fecha', 'text', (c) => c.notNull())
      .addColumn('muestra', 'text', (c) => c.notNull())
      .execute()
    await schema.createIndex('reto_muestras_reto').on('reto_muestras').columns(['id_reto', 'id']).execute()
    await schema.createIndex('reto_muestras_fecha').on('reto_muestras').column('fecha').execute()

    await schema
      .alterTable('torneos')
      .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await schema
      .createTable('agenda_enlaces')
      .addColumn('player_id', 'integer', (c) => c.primaryKey().references('players.id').onDelete('cascade'))
      .addColumn('secreto', 'text', (c) => c.notNull().unique())
      .execute()
    await schema
      .createTable('nicks')
      .addColumn('nick_folded', 'text', (c) => c.primaryKey())
      .addColumn('nick', 'text', (c) => c.notNull())
      .addColumn('player_id', 'integer', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('desde', 'text', (c) => c.notNull())
      .execute()
    await schema.createIndex('nicks_player').on('nicks').column('player_id').execute()
    await schema
      .createTable('nick_codigos')
      .addColumn('player_id', 'integer', (c) => c.primaryKey().references('players.id').onDelete('cascade'))
      .addColumn('codigo', 'text', (c) => c.notNull().unique())
      .addColumn('hasta', 'text', (c) => c.notNull())
      .addColumn('ocupado', 'text')
      .execute()

    await schema
      .alterTable('notices')
      .addColumn('id_reto', 'integer', (c) => c.references('retos.id').onDelete('cascade'))
      .execute()
    await schema.alterTable('notices').addColumn('version_reto', 'integer').execute()
    // Discord channels that get posts about matches now get posts about retos too
    await sql`update discord_channels set tipos = replace(tipos, '"partida"', '"partida","reto"')`.execute(trx)

    if (dialect === 'sqlite') await rebuildComments(trx)
    else {
      await schema
        .alterTable('comments')
        .alterColumn('id_anuncio', (c) => c.dropNotNull())
        .execute()
      await schema
        .alterTable('comments')
        .addColumn('id_reto', 'integer', (c) => c.references('retos.id').onDelete('cascade'))
        .execute()
    }
    await schema.createIndex('comments_reto').on('comments').columns(['id_reto', 'id']).execute()
  },
}
