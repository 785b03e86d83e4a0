import { sql } from 'kysely'
import type { MatchOutcome, PlaceChange, Standing } from '@trinchera/rules/ladder'
import type { Db } from '../../database'

/** Rows a statement: SQLite takes 32766 variables, PostgreSQL 65535, and no table here has over twelve columns. */
const chunkSize = 2000

async function inChunks<T>(rows: readonly T[], write: (chunk: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += chunkSize) await write(rows.slice(start, start + chunkSize))
}

export type StoredPlace = PlaceChange & { antes: number }

/** What the fold has yielded so far, by place; and the clans that have left it for good. */
export async function loadStandings(db: Db, etapa: number): Promise<{ standings: Standing[]; removed: number[] }> {
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
  const removed = await db.selectFrom('clan_removals').where('id_etapa', '=', etapa).select('id_clan').execute()
  return { standings, removed: removed.map((row) => row.id_clan) }
}

/** Stores standings, those there already included. */
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

/** Appends what entries did to places and matches. */
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

/** Forgets what entries from `seq` on did, before a replay tells it anew. */
export async function deleteHistory(trx: Db, etapa: number, seq: number): Promise<void> {
  await trx.deleteFrom('places').where('id_etapa', '=', etapa).where('seq', '>=', seq).execute()
  await trx.deleteFrom('match_outcomes').where('id_etapa', '=', etapa).where('seq', '>=', seq).execute()
}

interface PlayerRecord {
  player_id: number
  victorias: number
  derrotas: number
}

/** What each player won and lost in the matches that count, by the rosters stored with them (docs/rules.md#Player records and rosters). */
function countedRecords(db: Db, etapa: number, after: number) {
  const winner = sql`case when r.tipo = 'trampa' and r.id_clan = m.id_clan_ganador then m.id_clan_perdedor else m.id_clan_ganador end`
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
      sql<number>`sum(case when s.id_clan = ${winner} then 1 else 0 end)`.as('victorias'),
      sql<number>`sum(case when s.id_clan = ${winner} then 0 else 1 end)`.as('derrotas'),
    ])
}

/** Adds the matches folded after `seq` to their players' records. */
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

/** Counts every record of the stage again; answers how many were different. */
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

/** Where the projection of a stage stands. */
export interface LadderHead {
  version: number
  applied_seq: number
  applied_revision: number
  announced_version: number
}

/** Locks the stage's projection for this transaction, and makes it where the stage has none yet. */
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
 * A change of the stage's table that is no fold (a clan founded, renamed or deleted): the next version, which the caller announces after commit.
 * What a worker has yet to announce stays so.
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

/** The version of a stage's table; 0 before anything happened in it. */
export async function ladderVersion(db: Db, etapa: number): Promise<number> {
  const row = await db.selectFrom('ladders').where('id_etapa', '=', etapa).select('version').executeTakeFirst()
  return row?.version ?? 0
}

/** Notes that the browsers were told of a version. */
export async function markBroadcast(db: Db, etapa: number, version: number): Promise<void> {
  await db
    .updateTable('ladders')
    .set({ announced_version: version })
    .where('id_etapa', '=', etapa)
    .where('announced_version', '<', version)
    .execute()
}

/** The stage's head without a lock; null before anything happened in it. */
export async function ladderHead(db: Db, etapa: number): Promise<LadderHead | null> {
  const row = await db
    .selectFrom('ladders')
    .where('id_etapa', '=', etapa)
    .select(['version', 'applied_seq', 'applied_revision', 'announced_version'])
    .executeTakeFirst()
  return row ?? null
}
