import { sql, type Kysely } from 'kysely'
import { tablesWithId, type Migration } from '../migration'
import type { Schema } from '../schema/database'

/**
 * Rebuilds the table `mails` so that `player_id` may be null, because SQLite cannot drop a NOT NULL constraint. Ids that were used before
 * are not used again.
 */
async function rebuildMails(trx: Kysely<Schema>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(trx)
  const columns = 'id, player_id, kind, created_at, sent_at, attempts, next_attempt_at, failure, data, email'
  const given = await sql<{ seq: number }>`select seq from sqlite_sequence where name = 'mails'`.execute(trx)
  await run(`create table mails_new (
    id integer primary key autoincrement,
    player_id integer references players (id) on delete cascade,
    kind text not null, created_at text not null, sent_at text, attempts integer default 0 not null,
    next_attempt_at text not null, failure text, data text, email text)`)
  await run(`insert into mails_new (${columns}) select ${columns} from mails`)
  await run('drop table mails')
  await run('alter table mails_new rename to mails')
  for (const { seq } of given.rows) await sql`update sqlite_sequence set seq = ${seq} where name = 'mails'`.execute(trx)
  await run('create index mails_waiting on mails (sent_at, next_attempt_at)')
}

/**
 * Adds requests about personal data, blocked accounts, security incidents, versions of the privacy page, consents, the declared age, and
 * whether a player's statistics are public. Mails may go to an address without an account. A release that does not know such mails leaves
 * them unsent, so that this release sends them.
 */
export const personalData: Migration = {
  name: '033-personal-data',
  oldestReader: '032-torneo-desierto',
  async up(trx, dialect) {
    const { schema } = trx
    await schema.alterTable('players').addColumn('edad', 'text').execute()
    await schema
      .alterTable('players')
      .addColumn('estadisticas', 'integer', (c) => c.notNull().defaultTo(1))
      .execute()
    if (dialect === 'sqlite') await rebuildMails(trx)
    else
      await schema
        .alterTable('mails')
        .alterColumn('player_id', (c) => c.dropNotNull())
        .execute()

    const withId = tablesWithId(trx, dialect)
    await withId('datos_solicitudes')
      .addColumn('derecho', 'text', (c) => c.notNull())
      .addColumn('correo', 'text', (c) => c.notNull())
      .addColumn('texto', 'text', (c) => c.notNull())
      .addColumn('player_id', 'integer', (c) => c.references('players.id').onDelete('set null'))
      .addColumn('estado', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('confirmed_at', 'text')
      .addColumn('vence', 'text')
      .addColumn('prorroga', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('answered_at', 'text')
      .execute()
    await schema.createIndex('datos_solicitudes_estado').on('datos_solicitudes').columns(['estado', 'vence']).execute()
    await schema.createIndex('datos_solicitudes_player').on('datos_solicitudes').column('player_id').execute()
    await withId('datos_respuestas')
      .addColumn('id_solicitud', 'integer', (c) => c.notNull().references('datos_solicitudes.id').onDelete('cascade'))
      .addColumn('tipo', 'text', (c) => c.notNull())
      .addColumn('texto', 'text', (c) => c.notNull())
      .addColumn('quien', 'text', (c) => c.notNull())
      .addColumn('fecha', 'text', (c) => c.notNull())
      .execute()
    await schema.createIndex('datos_respuestas_solicitud').on('datos_respuestas').column('id_solicitud').execute()
    await schema
      .createTable('bloqueos')
      .addColumn('player_id', 'integer', (c) => c.primaryKey().references('players.id').onDelete('cascade'))
      .addColumn('motivo', 'text', (c) => c.notNull())
      .addColumn('quien', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute()
    await withId('incidentes')
      .addColumn('cuando', 'text', (c) => c.notNull())
      .addColumn('que', 'text', (c) => c.notNull())
      .addColumn('datos', 'text', (c) => c.notNull())
      .addColumn('personas', 'integer', (c) => c.notNull())
      .addColumn('medidas', 'text', (c) => c.notNull())
      .addColumn('agencia_at', 'text')
      .addColumn('personas_at', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute()
    await schema
      .createTable('incidente_avisados')
      .addColumn('id_incidente', 'integer', (c) => c.notNull().references('incidentes.id').onDelete('cascade'))
      .addColumn('player_id', 'integer', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('fecha', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('incidente_avisados_pk', ['id_incidente', 'player_id'])
      .execute()
    await schema.createIndex('incidente_avisados_player').on('incidente_avisados').column('player_id').execute()
    await schema
      .createTable('politicas')
      .addColumn('version', 'integer', (c) => c.primaryKey())
      .addColumn('desde', 'text', (c) => c.notNull())
      .addColumn('hasta', 'text', (c) => c.notNull())
      .addColumn('cambio', 'text', (c) => c.notNull())
      .addColumn('contenido', 'text', (c) => c.notNull())
      .execute()
    await withId('consentimientos')
      .addColumn('player_id', 'integer', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('fecha', 'text', (c) => c.notNull())
      .addColumn('retirado_at', 'text')
      .execute()
    await schema.createIndex('consentimientos_player').on('consentimientos').column('player_id').execute()
  },
}
