import { tablesWithId, type Migration } from '../migration'

/** Adds browsers that receive pushes, pushes to send, quiet hours, preferences, and which players were notified of a new anuncio so far. */
export const push: Migration = {
  name: '016-push',
  async up(trx, dialect) {
    const { schema } = trx
    const withId = tablesWithId(trx, dialect)
    await withId('push_devices')
      .addColumn('player_id', 'integer', (c) => c.notNull().references('players.id'))
      .addColumn('endpoint', 'text', (c) => c.notNull().unique())
      .addColumn('p256dh', 'text', (c) => c.notNull())
      .addColumn('auth', 'text', (c) => c.notNull())
      .addColumn('clave', 'text', (c) => c.notNull())
      .addColumn('jti', 'text', (c) => c.notNull())
      .addColumn('nombre', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('used_at', 'text')
      .execute()
    await schema.createIndex('push_devices_player').on('push_devices').column('player_id').execute()
    await withId('pushes')
      .addColumn('player_id', 'integer', (c) => c.notNull().references('players.id'))
      .addColumn('clase', 'text', (c) => c.notNull())
      .addColumn('tipo', 'text')
      .addColumn('texto', 'text', (c) => c.notNull())
      .addColumn('enlace', 'text', (c) => c.notNull())
      .addColumn('tag', 'text', (c) => c.notNull())
      .addColumn('notice_id', 'integer', (c) => c.references('notices.id').onDelete('set null'))
      .addColumn('prioridad', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('due_at', 'text')
      .execute()
    await schema
      .createIndex('pushes_due')
      .on('pushes')
      .columns(['prioridad', 'due_at'])
      .where('due_at', 'is not', null)
      .execute()
    await schema.createIndex('pushes_subject').on('pushes').columns(['tag', 'player_id']).execute()
    await schema.createIndex('pushes_notice').on('pushes').column('notice_id').execute()
    await schema.createIndex('pushes_created').on('pushes').column('created_at').execute()
    await schema
      .createTable('push_deliveries')
      .addColumn('push_id', 'integer', (c) => c.notNull().references('pushes.id').onDelete('cascade'))
      .addColumn('device_id', 'integer', (c) => c.notNull().references('push_devices.id').onDelete('cascade'))
      .addColumn('prioridad', 'integer', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('next_attempt_at', 'text')
      .addColumn('failure', 'text')
      .addPrimaryKeyConstraint('push_deliveries_pk', ['push_id', 'device_id'])
      .execute()
    await schema
      .createIndex('push_deliveries_due')
      .on('push_deliveries')
      .columns(['prioridad', 'next_attempt_at'])
      .where('next_attempt_at', 'is not', null)
      .execute()
    await schema.createIndex('push_deliveries_device').on('push_deliveries').column('device_id').execute()
    await schema
      .createTable('push_silencio')
      .addColumn('player_id', 'integer', (c) => c.primaryKey().references('players.id'))
      .addColumn('desde', 'text', (c) => c.notNull())
      .addColumn('hasta', 'text', (c) => c.notNull())
      .execute()
    await schema.alterTable('notice_preferences').addColumn('push', 'integer').execute()
    await schema.alterTable('anuncios').addColumn('avisado_hasta', 'integer').execute()
  },
}
