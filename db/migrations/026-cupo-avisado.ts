import type { Migration } from '../migration'

/**
 * Adds when a reserve (a clan on the waiting list) was notified that it has a place in the torneo. Several events can give a reserve its
 * place, but the clan is notified only once.
 */
export const cupoAvisado: Migration = {
  name: '026-cupo-avisado',
  oldestReader: '017-clan-webhooks',
  async up({ schema }) {
    await schema.alterTable('torneo_inscripciones').addColumn('cupo_avisado_at', 'text').execute()
  },
}
