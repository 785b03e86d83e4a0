import { placeOrder } from './order'
import type { PlaceOrder } from './place-order'

/**
 * A clan's result of the fold. Places start at 1; 0: unranked. `racha_actual`: consecutive wins, or losses as a
 * negative number.
 */
export interface Standing {
  id_clan: number
  ranking_actual: number
  ultimo_ranking: number
  mejor_ranking: number
  ultimo_registro: string | null
  triunfos: number
  derrotas: number
  juegos: number
  racha_actual: number
}

/**
 * The ladder between two entries. Opaque to callers: created by `emptyLadder` or `resumeLadder`, mutated by
 * `applyEntry`.
 */
export interface LadderState {
  /** By slot, the clan's small number in the order. */
  readonly rows: Standing[]
  readonly slots: Map<number, number>
  readonly order: PlaceOrder
  readonly removed: Set<number>
}

function admit(state: LadderState, standing: Standing): number {
  state.slots.set(standing.id_clan, state.rows.length)
  return state.rows.push(standing) - 1
}

function admitNew(state: LadderState, id_clan: number): number {
  return admit(state, {
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
}

/** The clan's slot; a clan new to the fold gets one, unranked. */
export function slotOf(state: LadderState, clan: number): number {
  return state.slots.get(clan) ?? admitNew(state, clan)
}

/** The mutable row, for the fold only. */
export function rowOf(state: LadderState, clan: number): Standing | undefined {
  const slot = state.slots.get(clan)
  return slot === undefined ? undefined : state.rows[slot]
}

/** A ladder before its first entry. The given clans have a standing from the start, others from their first match. */
export function emptyLadder(clans: readonly number[] = []): LadderState {
  const state: LadderState = { rows: [], slots: new Map(), order: placeOrder(), removed: new Set() }
  for (const clan of clans) slotOf(state, clan)
  return state
}

/**
 * The ladder restored from stored standings, ready for the next entry. `removed`: clans whose deletion is folded
 * already. Throws RangeError if the stored places are not 1..n: that projection needs a replay.
 */
export function resumeLadder(standings: readonly Standing[], removed: readonly number[] = []): LadderState {
  const state = emptyLadder()
  for (const standing of standings) admit(state, { ...standing })
  for (const clan of removed) state.removed.add(clan)
  const ranked = state.rows.filter((row) => row.ranking_actual).sort((a, b) => a.ranking_actual - b.ranking_actual)
  for (const [index, row] of ranked.entries()) {
    if (row.ranking_actual !== index + 1)
      throw new RangeError(`nobody stands at place ${index + 1} of the stored standings, or two do`)
    state.order.insertAt(slotOf(state, row.id_clan), index + 1)
  }
  return state
}

/** A clan's current standing; undefined for a clan new to the fold. A deleted one keeps its counts, unranked. */
export function standingOf(state: LadderState, clan: number): Standing | undefined {
  const row = rowOf(state, clan)
  return row && { ...row }
}

/** The ranked clans by place. */
export function rankedClans({ rows, order }: LadderState): number[] {
  const clans: number[] = []
  order.scan(1, order.size, (slot) => clans.push(rows[slot]?.id_clan ?? 0))
  return clans
}

/** All standings: ranked by place, then unranked by id. */
export function standings(state: LadderState): Standing[] {
  const last = state.order.size + 1
  return state.rows
    .map((row) => ({ ...row }))
    .sort((a, b) => (a.ranking_actual || last) - (b.ranking_actual || last) || a.id_clan - b.id_clan)
}
