import { sql } from 'kysely'
import type { Database, Db } from '../../database'
import { inChunks, lockHead, ladderHead, type LadderHead } from './projection'

/** True if the players' totals include all records of this etapa. Releases without totals change records without updating the totals. */
export const holdsTotals = (
  head: Pick<LadderHead, 'applied_seq' | 'applied_revision' | 'totals_seq' | 'totals_revision'>,
): boolean => head.totals_seq === head.applied_seq && head.totals_revision === head.applied_revision

/** True if the totals of players include the records of all etapas. The SQL must be exactly the condition of the partial index. */
export async function totalsHold(db: Db): Promise<boolean> {
  const behind = await db
    .selectFrom('ladders')
    .where(sql<boolean>`(totals_seq <> applied_seq or totals_revision <> applied_revision)`)
    .select('id_etapa')
    .limit(1)
    .executeTakeFirst()
  return behind === undefined
}

/**
 * Sets the totals of these players to the sums of their records. The totals are first locked, in the order of ids, and the sums are read by
 * a later statement. So, if PostgreSQL updates two etapas at the same time, the second transaction sees the records that the first one
 * stored.
 */
export async function settleTotals(trx: Db, players: readonly number[]): Promise<void> {
  const inOrder = [...players].sort((a, b) => a - b)
  await inChunks(inOrder, async (chunk) => {
    await trx
      .insertInto('player_totals')
      .values(chunk.map((player_id) => ({ player_id, victorias: 0, derrotas: 0 })))
      .onConflict((conflict) =>
        conflict.column('player_id').doUpdateSet((eb) => ({ victorias: eb.ref('player_totals.victorias') })),
      )
      .execute()
    const sum = (column: 'victorias' | 'derrotas') =>
      sql<number>`coalesce((select sum(r.${sql.ref(column)}) from player_records as r where r.player_id = player_totals.player_id), 0)`
    await trx
      .updateTable('player_totals')
      .set({ victorias: sum('victorias'), derrotas: sum('derrotas') })
      .where('player_id', 'in', chunk)
      .execute()
  })
}

/** Ids of the players whose totals differ from the sums of their records. */
async function unsettled(db: Db): Promise<number[]> {
  const { rows } = await sql<{ player_id: number }>`
    select r.player_id from (
      select player_id, sum(victorias) as victorias, sum(derrotas) as derrotas from player_records group by player_id
    ) as r
    left join player_totals as t on t.player_id = r.player_id
    where t.player_id is null or t.victorias <> r.victorias or t.derrotas <> r.derrotas
    union all
    select t.player_id from player_totals as t
    where (t.victorias > 0 or t.derrotas > 0)
      and not exists (select 1 from player_records as r where r.player_id = t.player_id)`.execute(db)
  return rows.map(({ player_id }) => player_id)
}

/** Number of players whose totals are set in one transaction. */
const playersOfPart = 500

/**
 * Corrects the totals of players after a process of the previous release has applied log entries of an etapa. If the etapa changes
 * meanwhile, the next call completes the work.
 */
export async function completeTotals(database: Database, etapa: number): Promise<void> {
  const before = await ladderHead(database.db, etapa)
  if (!before || holdsTotals(before)) return
  const players = await unsettled(database.db)
  for (let from = 0; from < players.length; from += playersOfPart)
    await database.transaction((trx) => settleTotals(trx, players.slice(from, from + playersOfPart)))
  await database.transaction(async (trx) => {
    const head = await lockHead(trx, etapa)
    if (!head || head.applied_seq !== before.applied_seq || head.applied_revision !== before.applied_revision) return
    await trx
      .updateTable('ladders')
      .set({ totals_seq: head.applied_seq, totals_revision: head.applied_revision })
      .where('id_etapa', '=', etapa)
      .execute()
  })
}
