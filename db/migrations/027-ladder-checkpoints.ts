import type { Migration } from '../migration'

/**
 * Adds states of the fold at points of a stage's log, from which a replay could continue (docs/decisions/024-replays-from-checkpoints.md).
 */
export const ladderCheckpoints: Migration = {
  name: '027-ladder-checkpoints',
  oldestReader: '017-clan-webhooks',
  async up({ schema }) {
    await schema
      .createTable('ladder_checkpoints')
      .addColumn('id_etapa', 'integer', (c) => c.notNull().references('etapas.id').onDelete('cascade'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('standings', 'text', (c) => c.notNull())
      .addColumn('records', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('ladder_checkpoints_key', ['id_etapa', 'seq'])
      .execute()
    await schema.alterTable('ladders').addColumn('checkpoint_revision', 'integer').execute()
  },
}
