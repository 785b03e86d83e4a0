import { sql } from 'kysely'
import type { MatchOutcome, PlaceChange } from '@trinchera/rules/ladder'
import type { Standing } from '@trinchera/rules/ladder/table'
import type { Db } from '../../database'
import { effectiveWinner } from '../../presenters'

/** Rows per statement: SQLite allows 32766 variables, PostgreSQL 65535; no table here has more than twelve columns. */
const chunkSize = 2000

async function inChunks<T>(rows: readonly T[], write: (chunk: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += chunkSize) await write(rows.slice(start, start + chunkSize))
}

export type StoredPlace = PlaceChange & { antes: number }

/** Stored standings by place, and the clans removed from the ladder by its log up to a `seq`. */
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
  const removed = await db
    .selectFrom('clan_removals')
    .where('id_etapa', '=', etapa)
    .where('seq', '<=', until)
    .select('id_clan')
    .execute()
  return { standings, removed: removed.map((row) => row.id_clan) }
}

/** Inserts or updates standings. */
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

/** Appends changes of place and match outcomes. */
export async function appendHistory(
  trx: Db,
  etapa: number,
  places: readonly StoredPlace[],
  outcomes: readonly (MatchOutcome & { seq: number })[],
): Promise<void> {
  await inChunks(places, (chunk) =>
    trx
      .insertInto('places')
      .values(
        chunk.map(({ seq, at, id_clan, ranking, antes }) => ({
          id_etapa: etapa,
          seq,
          id_clan,
          fecha: at,
          ranking,
          antes,
        })),
      )
      .execute(),
  )
  await inChunks(outcomes, (chunk) =>
    trx
      .insertInto('match_outcomes')
      .values(chunk.map(({ id, ...outcome }) => ({ ...outcome, match_id: id, id_etapa: etapa })))
      .execute(),
  )
}

/** Deletes the history from `seq` on, before a replay rewrites it. */
export async function deleteHistory(trx: Db, etapa: number, seq: number): Promise<void> {
  await trx.deleteFrom('places').where('id_etapa', '=', etapa).where('seq', '>=', seq).execute()
  await trx.deleteFrom('match_outcomes').where('id_etapa', '=', etapa).where('seq', '>=', seq).execute()
}

interface PlayerRecord {
  player_id: number
  victorias: number
  derrotas: number
}

/**
 * Wins and losses per player in matches that count, by their stored rosters (docs/rules.md#Player records and rosters).
 */
function countedRecords(db: Db, etapa: number, after: number) {
  return db
    .selectFrom('match_outcomes as o')
    .innerJoin('matches as m', 'm.id', 'o.match_id')
    .innerJoin('match_roster as s', 's.match_id', 'm.id')
    .leftJoin('rulings as r', (join) => join.onRef('r.match_id', '=', 'm.id').on('r.lifted_at', 'is', null))
    .where('o.id_etapa', '=', etapa)
    .where('o.seq', '>', after)
    .groupBy('s.player_id')
    .select([
      's.player_id',
      sql<number>`sum(case when s.id_clan = ${effectiveWinner} then 1 else 0 end)`.as('victorias'),
      sql<number>`sum(case when s.id_clan = ${effectiveWinner} then 0 else 1 end)`.as('derrotas'),
    ])
}

/** Adds the matches folded after `seq` to the players' records. */
export async function addToRecords(trx: Db, etapa: number, after: number): Promise<void> {
  const counted = await countedRecords(trx, etapa, after).execute()
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
}

/** Recomputes all records of the stage; returns how many differed. */
export async function recountRecords(trx: Db, etapa: number): Promise<number> {
  const before: PlayerRecord[] = await trx
    .selectFrom('player_records')
    .where('id_etapa', '=', etapa)
    .select(['player_id', 'victorias', 'derrotas'])
    .execute()
  const counted: PlayerRecord[] = await countedRecords(trx, etapa, 0).execute()
  const was = new Map(before.map((record) => [record.player_id, record]))
  const changed = counted.filter((record) => {
    const old = was.get(record.player_id)
    return !old || old.victorias !== record.victorias || old.derrotas !== record.derrotas
  })
  const now = new Set(counted.map((record) => record.player_id))
  const gone = before.filter((record) => !now.has(record.player_id)).map((record) => record.player_id)
  if (changed.length + gone.length === 0) return 0
  await trx.deleteFrom('player_records').where('id_etapa', '=', etapa).execute()
  await inChunks(counted, (chunk) =>
    trx
      .insertInto('player_records')
      .values(chunk.map((record) => ({ ...record, id_etapa: etapa })))
      .execute(),
  )
  return changed.length + gone.length
}

/** State of a stage's projection. */
export interface LadderHead {
  version: number
  applied_seq: number
  applied_revision: number
  announced_version: number
}

/** Locks the stage's projection, creating it if missing. */
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
    .returning(['version', 'applied_seq', 'applied_revision', 'announced_version'])
    .executeTakeFirstOrThrow()
}

/**
 * Increments the version for a change that is no fold (a clan created, renamed or deleted); the caller broadcasts it
 * after the commit. Versions pending broadcast by a worker stay pending.
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

/** Records that a version was broadcast. */
export async function markBroadcast(db: Db, etapa: number, version: number): Promise<void> {
  await db
    .updateTable('ladders')
    .set({ announced_version: version })
    .where('id_etapa', '=', etapa)
    .where('announced_version', '<', version)
    .execute()
}

/** The stage's head, without a lock; null before any change. */
export async function ladderHead(db: Db, etapa: number): Promise<LadderHead | null> {
  const row = await db
    .selectFrom('ladders')
    .where('id_etapa', '=', etapa)
    .select(['version', 'applied_seq', 'applied_revision', 'announced_version'])
    .executeTakeFirst()
  return row ?? null
}
