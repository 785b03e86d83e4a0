import type { Migration } from '../migration'

/**
 * When a reserve was notified that it has a place. The end of check-in, a withdrawal and the draw can all give it a place, but each clan is
 * notified only once.
 */
export const cupoAvisado: Migration = {
  name: '026-cupo-avisado',
  oldestReader: '017-clan-webhooks',
  async up({ schema }) {
    await schema.alterTable('torneo_inscripciones').addColumn('cupo_avisado_at', 'text').execute()
  },
}
