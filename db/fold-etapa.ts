import { applyEntry, replay, type MatchOutcome, type PlaceChange } from '@trinchera/rules/ladder'
import { entriesOf, type LadderEntry } from '@trinchera/rules/ladder/log'
import { resumeLadder, standingOf, standings, type LadderState, type Standing } from '@trinchera/rules/ladder/table'
import type { ClanRow } from '@trinchera/contract/clanes'
import type { Db } from './database'
import { loadLog, lockEtapa } from './queries/ladder/log'
import {
  addToRecords,
  appendHistory,
  deleteHistory,
  loadStandings,
  lockLadder,
  recountRecords,
  saveStandings,
  type LadderHead,
  type StoredPlace,
} from './queries/ladder/projection'
import { bumpVersion } from './queries/site/versions'
import { selectClanRows } from './presenters'

export interface FoldResult {
  version: number
  /** Existing clans whose row changed, as GET returns them. */
  clanes: ClanRow[]
  /** Number of standings and records that differed from the stored ones. */
  cambios: number
}

interface Folded {
  standings: Standing[]
  places: StoredPlace[]
  outcomes: (MatchOutcome & { seq: number })[]
}

/** Adds each clan's place before each change, for the history. `start`: the places before the first change. */
function withPrevious(places: readonly PlaceChange[], start: ReadonlyMap<number, number>): StoredPlace[] {
  const current = new Map(start)
  return places.map((place) => {
    const antes = current.get(place.id_clan) ?? 0
    current.set(place.id_clan, place.ranking)
    return { ...place, antes }
  })
}

/** The stored projection, ready for the next entry; null if its places have a gap, which only a replay can repair. */
function resumed(stored: readonly Standing[], removed: readonly number[]): LadderState | null {
  try {
    return resumeLadder(stored, removed)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function foldTail(state: LadderState, stored: readonly Standing[], entries: readonly LadderEntry[]): Folded {
  const changed = new Set<number>()
  const places: PlaceChange[] = []
  const outcomes: (MatchOutcome & { seq: number })[] = []
  for (const entry of entries) {
    const step = applyEntry(state, entry)
    for (const id of step.changed) changed.add(id)
    places.push(...step.places)
    if (step.outcome) outcomes.push({ ...step.outcome, seq: entry.seq })
  }
  const start = new Map(stored.map((standing) => [standing.id_clan, standing.ranking_actual]))
  return {
    standings: [...changed].flatMap((id) => standingOf(state, id) ?? []),
    places: withPrevious(places, start),
    outcomes,
  }
}

const sameStanding = (a: Standing, b: Standing) =>
  a.ranking_actual === b.ranking_actual &&
  a.ultimo_ranking === b.ultimo_ranking &&
  a.mejor_ranking === b.mejor_ranking &&
  a.ultimo_registro === b.ultimo_registro &&
  a.triunfos === b.triunfos &&
  a.derrotas === b.derrotas &&
  a.juegos === b.juegos &&
  a.racha_actual === b.racha_actual

const untouched = (id_clan: number): Standing => ({
  id_clan,
  ranking_actual: 0,
  ultimo_ranking: 0,
  mejor_ranking: 0,
  ultimo_registro: null,
  triunfos: 0,
  derrotas: 0,
  juegos: 0,
  racha_actual: 0,
})

/**
 * Folds the whole log; returns only standings that differ from the stored ones, including clans no longer in the log.
 */
function foldAll(stored: readonly Standing[], entries: readonly LadderEntry[]): Folded {
  const { state, places, outcomes } = replay(entries)
  const now = new Map(standings(state).map((standing) => [standing.id_clan, standing]))
  for (const { id_clan } of stored) if (!now.has(id_clan)) now.set(id_clan, untouched(id_clan))
  const was = new Map(stored.map((standing) => [standing.id_clan, standing]))
  const different = [...now.values()].filter(
    (standing) => !sameStanding(standing, was.get(standing.id_clan) ?? untouched(standing.id_clan)),
  )
  const seqOf = new Map(entries.flatMap((entry) => (entry.type === 'match' ? [[entry.id, entry.seq] as const] : [])))
  return {
    standings: different,
    places: withPrevious(places, new Map()),
    outcomes: outcomes.map((outcome) => ({ ...outcome, seq: seqOf.get(outcome.id) ?? 0 })),
  }
}

async function store(
  trx: Db,
  etapa: number,
  head: LadderHead,
  target: { seq: number; revision: number },
  changed: readonly number[],
): Promise<{ version: number; clanes: ClanRow[] }> {
  const version = head.version + (changed.length ? 1 : 0)
  await trx
    .updateTable('ladders')
    .set({ version, applied_seq: target.seq, applied_revision: target.revision })
    .where('id_etapa', '=', etapa)
    .execute()
  await bumpVersion(trx, 'ladder') // records change too; topic `players` covers accounts only
  const clanes = changed.length ? await selectClanRows(trx).where('clans.id', 'in', changed).execute() : []
  return { version, clanes }
}

/**
 * Updates a stage's projection from its log, in the caller's transaction: the entries after the last applied `seq`, or
 * a replay if a ruling changed an applied entry. Returns null if there was nothing to do; idempotent. Lock order: the
 * stage's row before the projection's.
 */
export async function foldEtapa(trx: Db, etapa: number, now: string): Promise<FoldResult | null> {
  const target = await lockEtapa(trx, etapa)
  if (!target) return null
  const head = await lockLadder(trx, etapa, now)
  if (target.seq === head.applied_seq && target.revision === head.applied_revision) return null
  if (target.revision !== head.applied_revision)
    return refoldEtapa(trx, etapa, now, Math.min(target.stale_from ?? 1, head.applied_seq + 1))

  const log = await loadLog(trx, etapa, head.applied_seq)
  const { standings: stored, removed } = await loadStandings(trx, etapa)
  const leaving = new Set(log.removals.map((removal) => removal.id_clan))
  const state = resumed(
    stored,
    removed.filter((id) => !leaving.has(id)),
  )
  if (!state) return refoldEtapa(trx, etapa, now)
  const folded = foldTail(state, stored, entriesOf(log.matches, log.removals))
  await saveStandings(trx, etapa, folded.standings)
  await appendHistory(trx, etapa, folded.places, folded.outcomes)
  await addToRecords(trx, etapa, head.applied_seq)
  const cambios = folded.standings.length
  return {
    ...(await store(
      trx,
      etapa,
      head,
      target,
      folded.standings.map((standing) => standing.id_clan),
    )),
    cambios,
  }
}

/**
 * Replays the whole log, whatever the projection's state, and rewrites the history from `from` on. `antes`: the stored
 * place of each clan before.
 */
export async function refoldEtapa(
  trx: Db,
  etapa: number,
  now: string,
  from = 1,
): Promise<FoldResult & { antes: ReadonlyMap<number, number> }> {
  const target = await lockEtapa(trx, etapa)
  if (!target) throw new Error(`there is no stage ${etapa}`)
  const head = await lockLadder(trx, etapa, now)
  const log = await loadLog(trx, etapa)
  const { standings: stored } = await loadStandings(trx, etapa)
  const folded = foldAll(stored, entriesOf(log.matches, log.removals))
  await saveStandings(trx, etapa, folded.standings)
  await deleteHistory(trx, etapa, from)
  await appendHistory(
    trx,
    etapa,
    folded.places.filter((place) => place.seq >= from),
    folded.outcomes.filter((outcome) => outcome.seq >= from),
  )
  const records = await recountRecords(trx, etapa)
  await trx.updateTable('etapas').set({ stale_from: null }).where('id', '=', etapa).execute()
  const changed = folded.standings.map((standing) => standing.id_clan)
  return {
    ...(await store(trx, etapa, head, target, changed)),
    cambios: changed.length + records,
    antes: new Map(stored.map((standing) => [standing.id_clan, standing.ranking_actual])),
  }
}
