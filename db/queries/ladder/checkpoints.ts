import { z } from 'zod'
import type { Standing } from '@trinchera/rules/ladder/table'
import type { Db } from '../../database'
import type { PlayerRecord } from './projection'

/** The fold of a stage's log up to a `seq`. */
export interface Checkpoint {
  seq: number
  standings: readonly Standing[]
  records: readonly PlayerRecord[]
}

const count = z.number()
const storedStandings = z.array(
  z.tuple([count, count, count, count, z.string().nullable(), count, count, count, count]),
)
const storedRecords = z.array(z.tuple([count, count, count]))

/**
 * The last checkpoint of a stage before an entry that its log still bears out; null if there is none. One statement, so that it is of one instant:
 * while a replay is due, what lies before the first changed entry holds as it did.
 */
export async function checkpointBefore(db: Db, etapa: number, from: number): Promise<Checkpoint | null> {
  const row = await db
    .selectFrom('ladder_checkpoints as c')
    .innerJoin('ladders as l', 'l.id_etapa', 'c.id_etapa')
    .innerJoin('etapas as e', 'e.id', 'c.id_etapa')
    .where('c.id_etapa', '=', etapa)
    .where('c.seq', '<', from)
    .whereRef('l.checkpoint_revision', '=', 'l.applied_revision')
    .where((eb) =>
      eb.or([eb('e.revision', '=', eb.ref('l.applied_revision')), eb('c.seq', '<', eb.ref('e.stale_from'))]),
    )
    .orderBy('c.seq', 'desc')
    .select(['c.seq', 'c.standings', 'c.records'])
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  return {
    seq: row.seq,
    standings: storedStandings
      .parse(JSON.parse(row.standings))
      .map(
        ([
          id_clan,
          ranking_actual,
          ultimo_ranking,
          mejor_ranking,
          ultimo_registro,
          triunfos,
          derrotas,
          juegos,
          racha_actual,
        ]) => ({
          id_clan,
          ranking_actual,
          ultimo_ranking,
          mejor_ranking,
          ultimo_registro,
          triunfos,
          derrotas,
          juegos,
          racha_actual,
        }),
      ),
    records: storedRecords
      .parse(JSON.parse(row.records))
      .map(([player_id, victorias, derrotas]) => ({ player_id, victorias, derrotas })),
  }
}

/** Where a stage has checkpoints, whether they hold or not; by ascending `seq`. */
export async function checkpointsOf(db: Db, etapa: number): Promise<number[]> {
  const rows = await db
    .selectFrom('ladder_checkpoints')
    .where('id_etapa', '=', etapa)
    .orderBy('seq')
    .select('seq')
    .execute()
  return rows.map(({ seq }) => seq)
}

export async function saveCheckpoint(trx: Db, etapa: number, { seq, standings, records }: Checkpoint): Promise<void> {
  await trx
    .insertInto('ladder_checkpoints')
    .values({
      id_etapa: etapa,
      seq,
      standings: JSON.stringify(
        standings.map((row) => [
          row.id_clan,
          row.ranking_actual,
          row.ultimo_ranking,
          row.mejor_ranking,
          row.ultimo_registro,
          row.triunfos,
          row.derrotas,
          row.juegos,
          row.racha_actual,
        ]),
      ),
      records: JSON.stringify(records.map(({ player_id, victorias, derrotas }) => [player_id, victorias, derrotas])),
    })
    .onConflict((conflict) => conflict.columns(['id_etapa', 'seq']).doNothing())
    .execute()
}

/** Deletes some of a stage's checkpoints. */
export async function deleteCheckpoints(trx: Db, etapa: number, seqs: readonly number[]): Promise<void> {
  if (seqs.length)
    await trx.deleteFrom('ladder_checkpoints').where('id_etapa', '=', etapa).where('seq', 'in', seqs).execute()
}

/** Deletes a stage's checkpoints from an entry on. */
export async function deleteCheckpointsFrom(trx: Db, etapa: number, from: number): Promise<void> {
  await trx.deleteFrom('ladder_checkpoints').where('id_etapa', '=', etapa).where('seq', '>=', from).execute()
}
