import type { Migration } from '../migration'

/** When a reserve was told that it has a place: check-in's end, a withdrawal and the draw all give places, and each clan is told once. */
export const cupoAvisado: Migration = {
  name: '026-cupo-avisado',
  oldestReader: '017-clan-webhooks',
  async up({ schema }) {
    await schema.alterTable('torneo_inscripciones').addColumn('cupo_avisado_at', 'text').execute()
  },
}
