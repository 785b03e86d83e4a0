import { tablesWithId, type Migration } from '../migration'

/** Adds what blocking an account replaced, so that unblocking restores it (docs/behaviour/privacy.md#Blocked accounts). */
export const blockedNames: Migration = {
  name: '035-blocked-names',
  oldestReader: '027-ladder-checkpoints',
  async up(trx, dialect) {
    await tablesWithId(
      trx,
      dialect,
    )('bloqueo_nombres')
      .addColumn('player_id', 'integer', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('tabla', 'text', (c) => c.notNull())
      .addColumn('columna', 'text', (c) => c.notNull())
      .addColumn('fila', 'integer', (c) => c.notNull())
      .addColumn('antes', 'text', (c) => c.notNull())
      .addColumn('despues', 'text', (c) => c.notNull())
      .execute()
    await trx.schema
      .createIndex('bloqueo_nombres_player')
      .on('bloqueo_nombres')
      .columns(['player_id', 'tabla', 'columna', 'fila'])
      .execute()
  },
}
