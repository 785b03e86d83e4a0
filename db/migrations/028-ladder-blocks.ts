import type { Migration } from '../migration'

/** Adds the history of places in an etapa: each log entry's changes of places, in blocks (docs/decisions/025-history-in-blocks.md). */
export const ladderBlocks: Migration = {
  name: '028-ladder-blocks',
  oldestReader: '027-ladder-checkpoints',
  async up({ schema }) {
    await schema
      .createTable('ladder_blocks')
      .addColumn('id_etapa', 'integer', (c) => c.notNull().references('etapas.id').onDelete('cascade'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('ranked', 'text', (c) => c.notNull())
      .addColumn('moved', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('ladder_blocks_key', ['id_etapa', 'seq'])
      .execute()
    await schema
      .createTable('ladder_shifts')
      .addColumn('id_etapa', 'integer', (c) => c.notNull().references('etapas.id').onDelete('cascade'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('shifts', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('ladder_shifts_key', ['id_etapa', 'seq'])
      .execute()
    // 0 for etapas whose table was computed before this migration. The worker builds their history from the log.
    await schema
      .alterTable('ladders')
      .addColumn('history_seq', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await schema
      .alterTable('ladders')
      .addColumn('history_revision', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  },
}
