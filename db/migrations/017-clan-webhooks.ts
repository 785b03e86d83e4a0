import { sql } from 'kysely'
import { tablesWithId, type Migration } from '../migration'

/** Adds clans' webhooks, and their messages to send. */
export const clanWebhooks: Migration = {
  name: '017-clan-webhooks',
  async up(trx, dialect) {
    const withId = tablesWithId(trx, dialect)
    await withId('ganchos')
      .addColumn('id_clan', 'integer', (c) => c.notNull().references('clans.id').onDelete('cascade'))
      .addColumn('url', 'text', (c) => c.notNull())
      .addColumn('clase', 'text', (c) => c.notNull())
      .addColumn('secreto', 'text')
      .addColumn('eventos', 'text', (c) => c.notNull())
      .addColumn('activo', 'integer', (c) => c.notNull())
      .addColumn('apagado', 'text')
      .addColumn('creado', 'text', (c) => c.notNull())
      .addColumn('creado_por', 'text', (c) => c.notNull())
      .addColumn('puesto', 'integer', (c) => c.notNull())
      .addColumn('miembros', 'text', (c) => c.notNull())
      .addColumn('fallos', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('fallando_desde', 'text')
      .addColumn('next_attempt_at', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('leased_until', 'text', (c) => c.notNull().defaultTo(''))
      .addUniqueConstraint('ganchos_once', ['id_clan', 'url'])
      .execute()
    await withId('gancho_envios')
      .addColumn('id_gancho', 'integer', (c) => c.notNull().references('ganchos.id').onDelete('cascade'))
      .addColumn('clave', 'text', (c) => c.notNull().unique())
      .addColumn('tipo', 'text', (c) => c.notNull())
      .addColumn('ref', 'text')
      .addColumn('evento', 'text', (c) => c.notNull())
      .addColumn('creado', 'text', (c) => c.notNull())
      .addColumn('estado', 'text', (c) => c.notNull().defaultTo('pendiente'))
      .addColumn('intentos', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('ultimo', 'text')
      .addColumn('codigo', 'integer')
      .addColumn('error', 'text')
      .addUniqueConstraint('gancho_envios_once', ['id_gancho', 'ref'])
      .execute()
    await trx.schema
      .createIndex('gancho_envios_due')
      .on('gancho_envios')
      .columns(['id_gancho', 'id'])
      .where(sql<boolean>`estado = 'pendiente'`)
      .execute()
    await trx.schema.createIndex('gancho_envios_creado').on('gancho_envios').column('creado').execute()
  },
}
