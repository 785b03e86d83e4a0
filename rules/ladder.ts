import type { LadderEntry } from './ladder/log'
import type { Shift } from './ladder/shifts'
import { emptyLadder, rowOf, type LadderState } from './ladder/table'

/** A clan's new place after a log entry; `ranking` 0: the entry made the clan unranked. */
export interface PlaceChange {
  seq: number
  at: string
  id_clan: number
  ranking: number
}

/** The places of winner and loser before and after a match; 0: unranked. */
export interface MatchOutcome {
  id: number
  ganador_antes: number
  ganador_despues: number
  perdedor_antes: number
  perdedor_despues: number
}

/**
 * The effect of one log entry on the ladder: the ids of the clans whose standing changed (each once), their changes of place, the shifts
 * (see `Shift`) and, if the entry is a match, the places of both clans.
 */
export interface LadderStep {
  changed: number[]
  places: PlaceChange[]
  shifts: Shift[]
  outcome?: MatchOutcome
}

/** The log entry being applied and its effects so far. `places` and `shifts` are null if the caller does not need them. */
interface Step {
  state: LadderState
  entry: LadderEntry
  changed: number[]
  places: PlaceChange[] | null
  shifts: Shift[] | null
}

function noteShift({ entry: { seq, at }, shifts }: Step, id_clan: number, desde: number, hasta: number): void {
  if (desde !== hasta) shifts?.push({ seq, at, id_clan, desde, hasta })
}

function setPlace({ state, entry, changed, places }: Step, id_clan: number, place: number): void {
  const row = rowOf(state, id_clan)
  if (row.ranking_actual === place) return
  row.ultimo_ranking = row.ranking_actual
  row.ranking_actual = place
  if (place && (!row.mejor_ranking || place < row.mejor_ranking)) row.mejor_ranking = place
  places?.push({ seq: entry.seq, at: entry.at, id_clan, ranking: place })
  // The winner and loser of a match are already in the list.
  if (entry.type !== 'match' || (id_clan !== entry.winner && id_clan !== entry.loser)) changed.push(id_clan)
}

/** Writes the places `from` to `to` into the clans' standings. Called once, at an entry's end, so that each clan's place is set once. */
function settle(step: Step, from: number, to: number): void {
  for (const [index, clan] of step.state.order.slice(from - 1, to).entries()) setPlace(step, clan, from + index)
}

/** Moves the clan at the place `from` to the place `to`; the clans between both places move by one. */
function moveInOrder(order: number[], from: number, to: number): void {
  order.splice(to - 1, 0, ...order.splice(from - 1, 1))
}

/**
 * The winner's new place: it climbs half the distance to the loser, rounded up. Its place does not change if the loser is placed below it
 * or is unranked (0) (docs/rules.md#Climbing).
 */
export function risenPlace(winner: number, loser: number): number {
  return loser && loser < winner ? winner - Math.ceil((winner - loser) / 2) : winner
}

const placeOf = (state: LadderState, clan: number): number => state.rows.get(clan)?.ranking_actual ?? 0

function climb(step: Step, winner: number, loser: number): void {
  const { state } = step
  const before = placeOf(state, winner)
  const from = before || state.order.push(winner)
  const to = risenPlace(from, placeOf(state, loser))
  if (to < from) moveInOrder(state.order, from, to)
  noteShift(step, winner, before, to)
  settle(step, to, from)
}

/** Applies a match to the ladder. A clan that has been deleted gains nothing from a later match; its rival gains as usual. */
function foldMatch(step: Step, match: Extract<LadderEntry, { type: 'match' }>): MatchOutcome {
  const { state, changed } = step
  for (const clan of [match.winner, match.loser]) {
    if (state.removed.has(clan)) continue
    const row = rowOf(state, clan)
    const won = clan === match.winner
    row.juegos++
    if (won) row.triunfos++
    else row.derrotas++
    row.racha_actual = won ? Math.max(0, row.racha_actual) + 1 : Math.min(0, row.racha_actual) - 1
    row.ultimo_registro = match.at
    changed.push(clan)
  }
  const [ganador_antes, perdedor_antes] = [placeOf(state, match.winner), placeOf(state, match.loser)]
  if (!state.removed.has(match.winner)) climb(step, match.winner, match.loser)
  return {
    id: match.id,
    ganador_antes,
    ganador_despues: placeOf(state, match.winner),
    perdedor_antes,
    perdedor_despues: placeOf(state, match.loser),
  }
}

/** Makes several clans unranked in one entry. The clans below each of them move up. */
function takeOut(step: Step, clans: readonly number[]): void {
  const { state } = step
  const leaving = clans.filter((clan) => placeOf(state, clan))
  if (!leaving.length) return
  const highest = Math.min(...leaving.map((clan) => placeOf(state, clan)))
  for (const clan of leaving) {
    const index = state.order.indexOf(clan) // `order` already has the clan's new place; the clan's row is updated only at the end
    noteShift(step, clan, index + 1, 0)
    state.order.splice(index, 1)
    setPlace(step, clan, 0)
  }
  settle(step, highest, state.order.length)
}

function drop(step: Step, clan: number, places: number): void {
  const { state } = step
  const from = placeOf(state, clan)
  if (!from) return
  const to = Math.min(from + places, state.order.length)
  moveInOrder(state.order, from, to)
  noteShift(step, clan, from, to)
  settle(step, from, to)
}

function fold(step: Step): MatchOutcome | undefined {
  const { state, entry } = step
  switch (entry.type) {
    case 'match':
      return foldMatch(step, entry)
    case 'unrank':
      takeOut(step, entry.clans)
      return undefined
    case 'drop':
      drop(step, entry.clan, entry.places)
      return undefined
    case 'removal':
      takeOut(step, [entry.clan])
      state.removed.add(entry.clan)
      return undefined
  }
}

/** Applies the next log entry to the ladder and returns what changed (docs/rules.md#Fold and replay). Call in ascending order of `seq`. */
export function applyEntry(state: LadderState, entry: LadderEntry): LadderStep {
  const step: LadderStep = { changed: [], places: [], shifts: [] }
  const outcome = fold({ state, entry, ...step })
  return outcome ? { ...step, outcome } : step
}

/** Applies the next log entry as `applyEntry` does, but returns nothing. Faster, for entries whose changes nobody needs. */
export function passEntry(state: LadderState, entry: LadderEntry): void {
  fold({ state, entry, changed: [], places: null, shifts: null })
}

/**
 * Calculates the ladder from a whole log, whose entries must be in the order of `seq`. With `history: false`, `places` and `outcomes` stay
 * empty, which saves memory because a long log has far more changes of place than entries.
 */
export function replay(
  entries: Iterable<LadderEntry>,
  clans: readonly number[] = [],
  { history = true } = {},
): { state: LadderState; places: PlaceChange[]; outcomes: MatchOutcome[] } {
  const state = emptyLadder(clans)
  const places: PlaceChange[] = []
  const outcomes: MatchOutcome[] = []
  for (const entry of entries) {
    const outcome = fold({ state, entry, changed: [], places: history ? places : null, shifts: null })
    if (history && outcome) outcomes.push(outcome)
  }
  return { state, places, outcomes }
}
