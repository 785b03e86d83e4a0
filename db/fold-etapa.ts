import { resumeLadder, standingOf, standings, type LadderState, type Standing } from '@trinchera/rules/ladder/table'
import type { ClanRow } from '@trinchera/contract/clanes'
import type { Db } from './database'
import { appendPart, deleteHistory, foldAfter, historyParts, type FoldUntil, type Parts } from './history-parts'
import type { PreparedReplay } from './prepare-replay'
import { lockEtapa } from './queries/ladder/log'
import {
  addedRecords,
  addToRecords,
  countRecords,
  heldHistory,
  loadStandings,
  lockLadder,
  replaceRecords,
  saveStandings,
  type LadderHead,
} from './queries/ladder/projection'
import { holdsTotals, settleTotals } from './queries/ladder/totals'
import { bumpVersion } from './queries/site/versions'
import { selectClanRows } from './presenters'

export interface FoldResult {
  version: number
  /** The existing clans whose row of the ladder table changed, as the API returns them. */
  clanes: ClanRow[]
  /** Number of stored standings that changed; after `refoldEtapa`, players' records are counted too. */
  cambios: number
}

/** Number of matches whose history is kept in memory before it is stored. */
const heldMatches = 20_000

/** Applies the remaining log entries to the ladder table and stores the history from entry `of.from` on. Returns the changed clans. */
async function foldRest(
  trx: Db,
  etapa: number,
  fold: FoldUntil,
  of: Pick<Parts, 'from' | 'recorded'>,
): Promise<Set<number>> {
  const changed = new Set<number>()
  for await (const part of historyParts(trx, etapa, fold, { ...of, held: heldMatches })) {
    await appendPart(trx, etapa, part)
    for (const id of part.changed) changed.add(id)
  }
  return changed
}

/**
 * The ladder's state made from stored standings, so that the next log entry can be applied. Null if the stored places have a gap, which
 * only a calculation from the whole log (a replay) can repair.
 */
function resumed(stored: readonly Standing[], removed: readonly number[]): LadderState | null {
  try {
    return resumeLadder(stored, removed)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
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

/** The standings that differ from the stored ones, including the standings of clans that are no longer in the log. */
function differing(stored: readonly Standing[], state: LadderState): Standing[] {
  const now = new Map(standings(state).map((standing) => [standing.id_clan, standing]))
  for (const { id_clan } of stored) if (!now.has(id_clan)) now.set(id_clan, untouched(id_clan))
  const was = new Map(stored.map((standing) => [standing.id_clan, standing]))
  return [...now.values()].filter(
    (standing) => !sameStanding(standing, was.get(standing.id_clan) ?? untouched(standing.id_clan)),
  )
}

async function store(
  trx: Db,
  etapa: number,
  head: LadderHead,
  target: { seq: number; revision: number; historyUntil: number },
  changed: { clans: readonly number[]; players: readonly number[] },
): Promise<{ version: number; clanes: ClanRow[] }> {
  await settleTotals(trx, changed.players)
  const version = head.version + (changed.clans.length ? 1 : 0)
  await trx
    .updateTable('ladders')
    .set({
      version,
      applied_seq: target.seq,
      applied_revision: target.revision,
      history_seq: target.historyUntil,
      history_revision: target.revision,
      ...(holdsTotals(head) ? { totals_seq: target.seq, totals_revision: target.revision } : {}),
    })
    .where('id_etapa', '=', etapa)
    .execute()
  await bumpVersion(trx, 'ladder') // needed even if no clan changed, because players' records did; topic `players` covers only accounts
  const clanes = changed.clans.length ? await selectClanRows(trx).where('clans.id', 'in', changed.clans).execute() : []
  return { version, clanes }
}

/**
 * Brings an etapa's stored ladder table up to date with its log, in the caller's transaction. Applies the entries after the last applied
 * `seq`; if a ruling changed an applied entry, calculates the table again from the whole log (a replay). Returns null if the table was up
 * to date. `prepared`: a replay made beforehand, ignored if another ruling has come since. Locks the etapa's row before the row of
 * `ladders`.
 */
export async function foldEtapa(
  trx: Db,
  etapa: number,
  now: string,
  prepared: PreparedReplay | null = null,
): Promise<FoldResult | null> {
  const target = await lockEtapa(trx, etapa)
  if (!target) return null
  const head = await lockLadder(trx, etapa, now)
  if (target.seq === head.applied_seq && target.revision === head.applied_revision) return null
  if (target.revision !== head.applied_revision)
    return refoldEtapa(trx, etapa, now, Math.min(target.stale_from ?? 1, head.applied_seq + 1), prepared)

  const { standings: stored, removed } = await loadStandings(trx, etapa, head.applied_seq)
  const state = resumed(stored, removed)
  if (!state) return refoldEtapa(trx, etapa, now)
  // If the stored history has a gap, `completeHistory` fills it later.
  const held = heldHistory(head)
  const recorded = held === head.applied_seq
  const { applied_seq } = head
  const changed = [...(await foldRest(trx, etapa, foldAfter(applied_seq, state), { from: applied_seq + 1, recorded }))]
  await saveStandings(
    trx,
    etapa,
    changed.flatMap((id) => standingOf(state, id) ?? []),
  )
  const players = await addToRecords(trx, etapa, head.applied_seq)
  const historyUntil = recorded ? target.seq : held
  return {
    ...(await store(trx, etapa, head, { ...target, historyUntil }, { clans: changed, players })),
    cambios: changed.length,
  }
}

/**
 * Calculates an etapa's ladder table again from the whole log, even if the table is up to date, and rewrites the history from entry `from`
 * on. `antes`: the place of each clan before.
 */
export async function refoldEtapa(
  trx: Db,
  etapa: number,
  now: string,
  from = 1,
  prepared: PreparedReplay | null = null,
): Promise<FoldResult & { antes: ReadonlyMap<number, number> }> {
  const target = await lockEtapa(trx, etapa)
  if (!target) throw new Error(`there is no etapa ${etapa}`)
  const head = await lockLadder(trx, etapa, now)
  const { standings: stored } = await loadStandings(trx, etapa, head.applied_seq)
  const usable = prepared && prepared.from <= from && prepared.revision === target.revision
  const ready = usable ? prepared : null
  const fold = ready ? structuredClone(ready.fold) : foldAfter() // a copy, because a failed transaction may run again
  const { until } = fold
  const first = ready?.from ?? from
  const held = Math.min(heldHistory(head), first - 1)
  const recorded = ready?.recorded ?? held === first - 1
  await deleteHistory(trx, etapa, Math.max(until, from - 1), recorded)
  await foldRest(trx, etapa, fold, { from, recorded })
  const different = differing(stored, fold.state)
  await saveStandings(trx, etapa, different)
  const players = await replaceRecords(
    trx,
    etapa,
    addedRecords(ready?.records ?? [], await countRecords(trx, etapa, { after: until })),
  )
  await trx.updateTable('etapas').set({ stale_from: null }).where('id', '=', etapa).execute()
  const changed = different.map((standing) => standing.id_clan)
  return {
    ...(await store(
      trx,
      etapa,
      head,
      { ...target, historyUntil: recorded ? target.seq : held },
      { clans: changed, players },
    )),
    cambios: changed.length + players.length,
    antes: new Map(stored.map((standing) => [standing.id_clan, standing.ranking_actual])),
  }
}
