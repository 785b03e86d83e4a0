import type { Migration } from '../migration'

/** The invitation or request that a notice is about, so that it can be answered in the notice; null for other notices. */
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
