import { sql } from 'kysely'
import type { MatchOutcome } from '@trinchera/rules/ladder'
import type { Standing } from '@trinchera/rules/ladder/table'
import type { Db } from '../../database'
import { effectiveWinner } from '../../presenters'
import { removedUntil } from './log'

/** Number of rows per SQL statement. SQLite allows 32766 variables, PostgreSQL 65535; no row written here has over twelve columns. */
const chunkSize = 2000

export async function inChunks<T>(rows: readonly T[], write: (chunk: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += chunkSize) await write(rows.slice(start, start + chunkSize))
}

/** The stored places and records of an etapa's clans, and the ids of the clans that its log deletes up to the entry `until`. */
export async function loadStandings(
  db: Db,
  etapa: number,
  until: number,
): Promise<{ standings: Standing[]; removed: number[] }> {
  const standings = await db
    .selectFrom('standings')
    .where('id_etapa', '=', etapa)
    .select([
      'id_clan',
      'ranking_actual',
      'ultimo_ranking',
      'mejor_ranking',
      'ultimo_registro',
      'triunfos',
      'derrotas',
      'juegos',
      'racha_actual',
    ])
    .execute()
  return { standings, removed: await removedUntil(db, etapa, until) }
}

/** Stores standings (place and record of a clan), replacing the earlier standing of each clan. */
export async function saveStandings(trx: Db, etapa: number, standings: readonly Standing[]): Promise<void> {
  await inChunks(standings, (chunk) =>
    trx
      .insertInto('standings')
      .values(chunk.map((standing) => ({ ...standing, id_etapa: etapa })))
      .onConflict((conflict) =>
        conflict.column('id_clan').doUpdateSet((eb) => ({
          ranking_actual: eb.ref('excluded.ranking_actual'),
          ultimo_ranking: eb.ref('excluded.ultimo_ranking'),
          mejor_ranking: eb.ref('excluded.mejor_ranking'),
          ultimo_registro: eb.ref('excluded.ultimo_registro'),
          triunfos: eb.ref('excluded.triunfos'),
          derrotas: eb.ref('excluded.derrotas'),
          juegos: eb.ref('excluded.juegos'),
          racha_actual: eb.ref('excluded.racha_actual'),
        })),
      )
      .execute(),
  )
}

/** Stores the outcomes (places before and after) of matches that the ladder table now includes. */
export async function appendOutcomes(
  trx: Db,
  etapa: number,
  outcomes: readonly (MatchOutcome & { seq: number })[],
): Promise<void> {
  await inChunks(outcomes, (chunk) =>
    trx
      .insertInto('match_outcomes')
      .values(chunk.map(({ id, ...outcome }) => ({ ...outcome, match_id: id, id_etapa: etapa })))
      .execute(),
  )
}

/** The log entries after `after` and up to `until`, by default up to the last. */
export interface Range {
  after: number
  until?: number
}

/** Deletes the outcomes (places before and after) of the matches in a range of log entries, so that they can be stored again. */
export async function deleteOutcomes(trx: Db, etapa: number, { after, until = Infinity }: Range): Promise<void> {
  const rows = trx.deleteFrom('match_outcomes').where('id_etapa', '=', etapa).where('seq', '>', after)
  await (until === Infinity ? rows : rows.where('seq', '<=', until)).execute()
}

export interface PlayerRecord {
  player_id: number
  victorias: number
  derrotas: number
}

/**
 * Wins and losses of each player on the stored rosters, in those matches of a range of log entries that count (docs/rules.md#Player records
 * and rosters).
 */
export function countRecords(
  db: Db,
  etapa: number,
  { after = 0, until = Infinity }: Partial<Range> = {},
): Promise<PlayerRecord[]> {
  let query = db
    .selectFrom('match_outcomes as o')
    .innerJoin('matches as m', 'm.id', 'o.match_id')
    .innerJoin('match_roster as s', 's.match_id', 'm.id')
    .leftJoin('rulings as r', (join) => join.onRef('r.match_id', '=', 'm.id').on('r.lifted_at', 'is', null))
    .where('o.id_etapa', '=', etapa)
    .where('o.seq', '>', after)
  if (until !== Infinity) query = query.where('o.seq', '<=', until)
  return query
    .groupBy('s.player_id')
    .select([
      's.player_id',
      sql<number>`sum(case when s.id_clan = ${effectiveWinner} then 1 else 0 end)`.as('victorias'),
      sql<number>`sum(case when s.id_clan = ${effectiveWinner} then 0 else 1 end)`.as('derrotas'),
    ])
    .execute()
}

/** Adds the matches after log entry `after` that the ladder table includes to their players' stored records; returns the players' ids. */
export async function addToRecords(trx: Db, etapa: number, after: number): Promise<number[]> {
  const counted = await countRecords(trx, etapa, { after })
  await inChunks(counted, (chunk) =>
    trx
      .insertInto('player_records')
      .values(chunk.map((record) => ({ ...record, id_etapa: etapa })))
      .onConflict((conflict) =>
        conflict.columns(['player_id', 'id_etapa']).doUpdateSet((eb) => ({
          victorias: eb('player_records.victorias', '+', eb.ref('excluded.victorias')),
          derrotas: eb('player_records.derrotas', '+', eb.ref('excluded.derrotas')),
        })),
      )
      .execute(),
  )
  return counted.map(({ player_id }) => player_id)
}

/** Adds two lists of records, made from different matches, player by player. */
export function addedRecords(one: readonly PlayerRecord[], other: readonly PlayerRecord[]): PlayerRecord[] {
  const sums = new Map(one.map((record) => [record.player_id, record]))
  for (const { player_id, victorias, derrotas } of other) {
    const sum = sums.get(player_id) ?? { player_id, victorias: 0, derrotas: 0 }
    sums.set(player_id, { player_id, victorias: sum.victorias + victorias, derrotas: sum.derrotas + derrotas })
  }
  return [...sums.values()]
}

/** Replaces the stored player records of an etapa with `counted`. Returns the ids of the players whose record changed or was deleted. */
export async function replaceRecords(trx: Db, etapa: number, counted: readonly PlayerRecord[]): Promise<number[]> {
  const now = new Set(counted.map(({ player_id }) => player_id))
  const before = await trx
    .selectFrom('player_records')
    .where('id_etapa', '=', etapa)
    .select(['player_id', 'victorias', 'derrotas'])
    .execute()
  const was = new Map(before.map((record) => [record.player_id, record]))
  const changed = counted.filter(({ player_id, victorias, derrotas }) => {
    const old = was.get(player_id)
    return !old || old.victorias !== victorias || old.derrotas !== derrotas
  })
  const gone = before.flatMap(({ player_id }) => (now.has(player_id) ? [] : [player_id]))
  await inChunks(gone, (chunk) =>
    trx.deleteFrom('player_records').where('id_etapa', '=', etapa).where('player_id', 'in', chunk).execute(),
  )
  await inChunks(changed, (chunk) =>
    trx
      .insertInto('player_records')
      .values(chunk.map((record) => ({ ...record, id_etapa: etapa })))
      .onConflict((conflict) =>
        conflict.columns(['player_id', 'id_etapa']).doUpdateSet((eb) => ({
          victorias: eb.ref('excluded.victorias'),
          derrotas: eb.ref('excluded.derrotas'),
        })),
      )
      .execute(),
  )
  return [...changed.map(({ player_id }) => player_id), ...gone]
}

/** How far an etapa's log is included in its ladder table (`applied_…`), and which versions of the table exist and were broadcast. */
export interface LadderHead {
  version: number
  applied_seq: number
  applied_revision: number
  announced_version: number
  /** The last log entry, and the etapa's revision, that the stored history includes. */
  history_seq: number
  history_revision: number
  /** The last log entry, and the etapa's revision, that the totals of players include. */
  totals_seq: number
  totals_revision: number
  updated_at: string | null
}

const headColumns = [
  'version',
  'applied_seq',
  'applied_revision',
  'announced_version',
  'history_seq',
  'history_revision',
  'totals_seq',
  'totals_revision',
  'updated_at',
] as const

/**
 * The last log entry up to which an etapa's stored history is correct. 0 if an older release, which does not store the history in blocks,
 * has calculated the ladder table again since.
 */
export const heldHistory = (head: Pick<LadderHead, 'applied_revision' | 'history_seq' | 'history_revision'>): number =>
  head.history_revision === head.applied_revision ? head.history_seq : 0

/** Locks the `ladders` row of an etapa until the transaction ends, creates it if missing, and sets its `updated_at`. */
export async function lockLadder(trx: Db, etapa: number, now: string): Promise<LadderHead> {
  await trx
    .insertInto('ladders')
    .values({ id_etapa: etapa, updated_at: now })
    .onConflict((conflict) => conflict.column('id_etapa').doNothing())
    .execute()
  return trx
    .updateTable('ladders')
    .set({ updated_at: now })
    .where('id_etapa', '=', etapa)
    .returning(headColumns)
    .executeTakeFirstOrThrow()
}

/** Locks the `ladders` row of an etapa until the transaction ends, without changing it; null if there is none yet. */
export async function lockHead(trx: Db, etapa: number): Promise<LadderHead | null> {
  const row = await trx
    .updateTable('ladders')
    .set({ version: sql`version` })
    .where('id_etapa', '=', etapa)
    .returning(headColumns)
    .executeTakeFirst()
  return row ?? null
}

/** Stores up to which log entry and revision the etapa's history is complete. */
export async function markHistory(trx: Db, etapa: number, { seq, revision }: { seq: number; revision: number }) {
  await trx
    .updateTable('ladders')
    .set({ history_seq: seq, history_revision: revision })
    .where('id_etapa', '=', etapa)
    .execute()
}

/**
 * Increments and returns the version of an etapa's ladder table after a change without log entry, such as a renamed clan. The caller
 * broadcasts this version after the commit. If an earlier version was not broadcast yet, the worker broadcasts instead.
 */
export async function bumpLadderVersion(trx: Db, etapa: number, now: string): Promise<number> {
  await lockLadder(trx, etapa, now)
  const row = await trx
    .updateTable('ladders')
    .set({
      version: sql`version + 1`,
      announced_version: sql`case when announced_version = version then version + 1 else announced_version end`,
    })
    .where('id_etapa', '=', etapa)
    .returning('version')
    .executeTakeFirstOrThrow()
  return row.version
}

/** Stores that a version of an etapa's ladder table was broadcast. */
export async function markBroadcast(db: Db, etapa: number, version: number): Promise<void> {
  await db
    .updateTable('ladders')
    .set({ announced_version: version })
    .where('id_etapa', '=', etapa)
    .where('announced_version', '<', version)
    .execute()
}

/** The `ladders` row of an etapa, read without a lock; null if there is none yet. */
export async function ladderHead(db: Db, etapa: number): Promise<LadderHead | null> {
  const row = await db.selectFrom('ladders').where('id_etapa', '=', etapa).select(headColumns).executeTakeFirst()
  return row ?? null
}
