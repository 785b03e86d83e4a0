import type { Migration } from '../migration'

/** Adds saved states of an etapa's table within its log, for replays to continue from (docs/decisions/024-replays-from-checkpoints.md). */
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
