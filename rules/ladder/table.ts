/** A clan's standing in the ladder. Places start at 1; 0: unranked. `racha_actual`: wins in a row; losses in a row are negative. */
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
 * The state of the ladder between two log entries: plain data that `structuredClone` can copy. `emptyLadder` and `resumeLadder` create it
 * and `applyEntry` changes it; code outside these files must not read its fields.
 */
export interface LadderState {
  readonly rows: Map<number, Standing>
  /** Ids of the ranked clans, by place. */
  readonly order: number[]
  readonly removed: Set<number>
}

/** The standing of a clan, which only the ladder calculation may change. Creates an unranked standing if the clan has none yet. */
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

/** A ladder before its first log entry. `clans`: ids of clans with a standing from the start; others get one with their first match. */
export function emptyLadder(clans: readonly number[] = []): LadderState {
  const state: LadderState = { rows: new Map(), order: [], removed: new Set() }
  for (const clan of clans) rowOf(state, clan)
  return state
}

/**
 * Restores a ladder from stored standings, ready for the next log entry. `removed`: clans whose deletion the standings already include.
 * Throws RangeError if the stored places are not 1, 2, 3… without gaps, because then the ladder must be calculated again from the whole
 * log.
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

/** A copy of a clan's standing; undefined if the clan has none. A deleted clan keeps its wins and losses, and is unranked. */
export function standingOf({ rows }: LadderState, clan: number): Standing | undefined {
  const row = rows.get(clan)
  return row && { ...row }
}

/** Ids of the ranked clans, by place. */
export const rankedClans = ({ order }: LadderState): number[] => [...order]

/** All standings: first the ranked ones by place, then the unranked ones by clan id. */
export function standings(state: LadderState): Standing[] {
  const last = state.order.length + 1
  return [...state.rows.values()]
    .map((row) => ({ ...row }))
    .sort((a, b) => (a.ranking_actual || last) - (b.ranking_actual || last) || a.id_clan - b.id_clan)
}
