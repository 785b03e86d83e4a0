import type { Migration } from '../migration'

/** Adds the invitation or request that a notice is about, so that the player can accept or reject it in the notice. */
export const noticeOffers: Migration = {
  name: '009-notice-offers',
  async up(trx) {
    await trx.schema
      .alterTable('notices')
      .addColumn('id_invitacion', 'integer', (column) => column.references('invitaciones.id').onDelete('set null'))
      .execute()
    await trx.schema
      .alterTable('notices')
      .addColumn('id_solicitud', 'integer', (column) => column.references('solicitudes.id').onDelete('set null'))
      .execute()
  },
}
