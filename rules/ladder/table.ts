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
 * The ladder between two entries: plain data, which `structuredClone` copies. Created by `emptyLadder` or
 * `resumeLadder`, mutated by `applyEntry`, opaque to other callers.
 */
export interface LadderState {
  /** By clan. */
  readonly rows: Map<number, Standing>
  /** The ranked clans by place. */
  readonly order: number[]
  readonly removed: Set<number>
}

/** The mutable row of a clan, for the fold only; a clan new to the fold gets one, unranked. */
export function rowOf(state: LadderState, id_clan: number): Standing {
  const known = state.rows.get(id_clan)
  if (known) return known
  const row: Standing = {
    id_clan,
    ranking_actual: 0,
    ultimo_ranking: 0,
    mejor_ranking: 0,
    ultimo_registro: null,
    triunfos: 0,
    derrotas: 0,
    juegos: 0,
    racha_actual: 0,
  }
  state.rows.set(id_clan, row)
  return row
}

/** A ladder before its first entry. The given clans have a standing from the start, others from their first match. */
export function emptyLadder(clans: readonly number[] = []): LadderState {
  const state: LadderState = { rows: new Map(), order: [], removed: new Set() }
  for (const clan of clans) rowOf(state, clan)
  return state
}

/**
 * The ladder restored from stored standings, ready for the next entry. `removed`: clans whose deletion is folded
 * already. Throws RangeError if the stored places are not 1..n: that projection needs a replay.
 */
export function resumeLadder(standings: readonly Standing[], removed: readonly number[] = []): LadderState {
  const state = emptyLadder()
  for (const standing of standings) state.rows.set(standing.id_clan, { ...standing })
  for (const clan of removed) state.removed.add(clan)
  const ranked = standings.filter((row) => row.ranking_actual).sort((a, b) => a.ranking_actual - b.ranking_actual)
  for (const [index, row] of ranked.entries()) {
    if (row.ranking_actual !== index + 1)
      throw new RangeError(`nobody stands at place ${index + 1} of the stored standings, or two do`)
    state.order.push(row.id_clan)
  }
  return state
}

/** A clan's current standing; undefined for a clan new to the fold. A deleted one keeps its counts, unranked. */
export function standingOf({ rows }: LadderState, clan: number): Standing | undefined {
  const row = rows.get(clan)
  return row && { ...row }
}

/** The ranked clans by place. */
export const rankedClans = ({ order }: LadderState): number[] => [...order]

/** All standings: ranked by place, then unranked by id. */
export function standings(state: LadderState): Standing[] {
  const last = state.order.length + 1
  return [...state.rows.values()]
    .map((row) => ({ ...row }))
    .sort((a, b) => (a.ranking_actual || last) - (b.ranking_actual || last) || a.id_clan - b.id_clan)
}
