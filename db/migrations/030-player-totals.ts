import { sql } from 'kysely'
import type { Migration } from '../migration'

/** Adds each player's wins and losses over all etapas, to find the best players (docs/decisions/026-totals-of-players.md). */
export const playerTotals: Migration = {
  name: '030-player-totals',
  oldestReader: '027-ladder-checkpoints',
  async up(trx) {
    const { schema } = trx
    // This must come before the records are read below. It waits for a running update of a table, which has locked its row of `ladders`.
    for (const mark of ['totals_seq', 'totals_revision'])
      await schema
        .alterTable('ladders')
        .addColumn(mark, 'integer', (c) => c.notNull().defaultTo(0))
        .execute()
    await schema
      .createTable('player_totals')
      .addColumn('player_id', 'integer', (c) => c.primaryKey())
      .addColumn('victorias', 'integer', (c) => c.notNull())
      .addColumn('derrotas', 'integer', (c) => c.notNull())
      .execute()
    await sql`insert into player_totals (player_id, victorias, derrotas)
      select player_id, sum(victorias), sum(derrotas) from player_records group by player_id`.execute(trx)
    await sql`update ladders set totals_seq = applied_seq, totals_revision = applied_revision`.execute(trx)
    await schema
      .createIndex('player_totals_best')
      .on('player_totals')
      .columns(['victorias desc', 'derrotas', 'player_id'])
      .execute()
    await schema
      .createIndex('ladders_totals_behind')
      .on('ladders')
      .column('id_etapa')
      .where(sql<boolean>`totals_seq <> applied_seq or totals_revision <> applied_revision`)
      .execute()
  },
}
