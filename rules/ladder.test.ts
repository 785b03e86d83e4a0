import { describe, expect, it } from 'vitest'
import { applyEntry, replay, risenPlace } from './ladder'
import { entriesOf, type LadderEntry, type LoggedMatch, type LoggedRuling } from './ladder/log'
import { emptyLadder, resumeLadder, standingOf, standings, type LadderState } from './ladder/table'

const at = '2025-07-05T20:15:00.000Z'
let seq = 0
const beats = (winner: number, loser: number, when = at): LadderEntry => ({
  type: 'match',
  seq: ++seq,
  id: seq,
  winner,
  loser,
  at: when,
})
const dropped = (clan: number, places = 5): LadderEntry => ({ type: 'drop', seq: ++seq, clan, places, at })
const unranked = (...clans: number[]): LadderEntry => ({ type: 'unrank', seq: ++seq, clans, at })
const deleted = (clan: number): LadderEntry => ({ type: 'removal', seq: ++seq, clan, at })

/** A ladder with clan 1 at place 1, clan 2 at place 2 and so on, and clan 99 unranked. */
function ladderOf(count: number): LadderState {
  const ranked = Array.from({ length: count }, (_, index) => ({
    id_clan: index + 1,
    ranking_actual: index + 1,
    ultimo_ranking: 0,
    mejor_ranking: index + 1,
    ultimo_registro: at,
    triunfos: 1,
    derrotas: 0,
    juegos: 1,
    racha_actual: 1,
  }))
  const state = resumeLadder(ranked)
  applyEntry(state, { type: 'match', seq: 0, id: 0, winner: 98, loser: 99, at })
  applyEntry(state, { type: 'unrank', seq: 0, clans: [98], at })
  return state
}
const order = (state: LadderState) =>
  standings(state)
    .filter((row) => row.ranking_actual)
    .map((row) => row.id_clan)
const place = (state: LadderState, clan: number) => standingOf(state, clan)?.ranking_actual

describe('a match moves the winner', () => {
  it.each([
    ['#12 beats #6 → #9', 12, 6, 9],
    ['#7 beats #6 → #6', 7, 6, 6],
    ['#9 beats #6 → #7', 9, 6, 7],
    ['#2 beats #1 → #1', 2, 1, 1],
    ['#3 beats #1 → #2', 3, 1, 2],
    ['#12 beats #1 → #6', 12, 1, 6],
    ['#6 beats #12 → stays #6', 6, 12, 6],
    ['#6 beats #7 → stays #6', 6, 7, 6],
    ['#1 beats #12 → stays #1', 1, 12, 1],
    ['#12 beats one without a place → stays #12', 12, 99, 12],
  ])('%s', (_, winner, loser, expected) => {
    const state = ladderOf(12)
    const { places } = applyEntry(state, beats(winner, loser))
    expect(place(state, winner)).toBe(expected)
    expect(risenPlace(winner, loser === 99 ? 0 : loser)).toBe(expected)
    expect(order(state).filter((clan) => clan !== winner)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((clan) => clan !== winner),
    )
    expect(places.length).toBe(winner === expected ? 0 : winner - expected + 1)
  })

  it('those it passes move down one, nobody else moves', () => {
    const state = ladderOf(12)
    const { places, changed } = applyEntry(state, beats(12, 6))
    expect(order(state)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 12, 9, 10, 11])
    expect(places.map(({ id_clan, ranking }) => [id_clan, ranking])).toEqual([
      [12, 9],
      [9, 10],
      [10, 11],
      [11, 12],
    ])
    expect(changed.toSorted((a, b) => a - b)).toEqual([6, 9, 10, 11, 12])
  })
})

describe('a first win ranks a clan', () => {
  it('two without a place: the winner enters at #1, the loser stays without', () => {
    const state = emptyLadder([1, 2])
    const { outcome } = applyEntry(state, beats(1, 2))
    expect([place(state, 1), place(state, 2)]).toEqual([1, 0])
    expect(outcome).toMatchObject({ ganador_antes: 0, ganador_despues: 1, perdedor_antes: 0, perdedor_despues: 0 })
  })
  it('beating one without a place, it enters at the foot: #13', () => {
    const state = ladderOf(12)
    applyEntry(state, beats(50, 99))
    expect(place(state, 50)).toBe(13)
  })
  it('beating #6 of twelve, it enters at #13 and climbs at once to #9', () => {
    const state = ladderOf(12)
    const { outcome } = applyEntry(state, beats(50, 6))
    expect(standingOf(state, 50)).toMatchObject({ ranking_actual: 9, ultimo_ranking: 0, mejor_ranking: 9 })
    expect(outcome).toMatchObject({ ganador_antes: 0, ganador_despues: 9, perdedor_antes: 6, perdedor_despues: 6 })
  })
  it('beating the last of twelve, it takes its place: #12', () => {
    const state = ladderOf(12)
    const { outcome } = applyEntry(state, beats(50, 12))
    expect(outcome).toMatchObject({ ganador_despues: 12, perdedor_antes: 12, perdedor_despues: 13 })
  })
  it('a ranked clan that beats nobody above it keeps its place, and a loss alone ranks no one', () => {
    const state = ladderOf(2)
    applyEntry(state, beats(1, 50))
    expect([order(state), place(state, 50)]).toEqual([[1, 2], 0])
  })
})

describe('what is counted', () => {
  it('wins, losses, games, and the run of either', () => {
    const { state } = replay([beats(1, 2), beats(1, 2), beats(1, 2), beats(2, 1), beats(2, 1)])
    expect(standingOf(state, 1)).toMatchObject({ triunfos: 3, derrotas: 2, juegos: 5, racha_actual: -2 })
    expect(standingOf(state, 2)).toMatchObject({ triunfos: 2, derrotas: 3, juegos: 5, racha_actual: 2 })
  })
  it('the time of the last match, won or lost, by the log and not by the clock', () => {
    const { state } = replay([beats(1, 2, '2025-07-05T22:00:00.000Z'), beats(2, 1, '2025-07-05T21:00:00.000Z')])
    expect(standingOf(state, 1)?.ultimo_registro).toBe('2025-07-05T21:00:00.000Z')
  })
  it('the place before the last change stays through matches that change nothing', () => {
    const state = ladderOf(12)
    applyEntry(state, beats(12, 6))
    applyEntry(state, beats(12, 11))
    expect(standingOf(state, 12)).toMatchObject({ ranking_actual: 9, ultimo_ranking: 12, mejor_ranking: 9 })
  })
  it('the best place outlives the fall', () => {
    const state = ladderOf(3)
    applyEntry(state, beats(2, 1))
    expect(standingOf(state, 1)).toMatchObject({ ranking_actual: 2, ultimo_ranking: 1, mejor_ranking: 1 })
  })
  it('standings come ranked by place, then the others by id', () => {
    const { state } = replay([beats(5, 9), beats(3, 9), beats(3, 5)], [7, 1])
    expect(standings(state).map((row) => row.id_clan)).toEqual([3, 5, 1, 7, 9])
  })
})

describe('what staff and deletions do', () => {
  it.each([
    ['#3 of 12 drops 5 → #8', 3, 8],
    ['#9 of 12 drops 5, never below the last → #12', 9, 12],
    ['#12 of 12 stays', 12, 12],
  ])('%s', (_, clan, expected) => {
    const state = ladderOf(12)
    applyEntry(state, dropped(clan))
    expect(place(state, clan)).toBe(expected)
    expect(order(state).filter((other) => other !== clan)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((other) => other !== clan),
    )
  })
  it('a clan without a place drops nowhere', () => {
    const state = ladderOf(12)
    expect(applyEntry(state, dropped(99))).toEqual({ changed: [], places: [], shifts: [] })
  })
  it('a false report takes the place of both in one entry: those below move up by two, once', () => {
    const state = ladderOf(6)
    const { places } = applyEntry(state, unranked(2, 4))
    expect(order(state)).toEqual([1, 3, 5, 6])
    expect(standingOf(state, 5)).toMatchObject({ ranking_actual: 3, ultimo_ranking: 5, mejor_ranking: 3 })
    expect(standingOf(state, 2)).toMatchObject({ ranking_actual: 0, ultimo_ranking: 2, mejor_ranking: 2 })
    expect(places.filter((change) => change.id_clan === 6)).toMatchObject([{ ranking: 4 }])
  })
  it('an unranked clan comes back by its next win', () => {
    const state = ladderOf(6)
    applyEntry(state, unranked(2))
    applyEntry(state, beats(2, 1))
    expect(standingOf(state, 2)).toMatchObject({ ranking_actual: 3, ultimo_ranking: 0, mejor_ranking: 2 })
  })
  it('a deleted clan leaves, those below close up, and its matches stay counted for its rivals', () => {
    const { state } = replay([beats(1, 9), beats(2, 9), beats(3, 9), deleted(2), deleted(9)])
    expect(order(state)).toEqual([1, 3])
    expect(standingOf(state, 3)).toMatchObject({ ranking_actual: 2, ultimo_ranking: 3, triunfos: 1 })
    expect(standingOf(state, 1)).toMatchObject({ triunfos: 1, juegos: 1 })
  })
  it('nothing moves a deleted clan any more, and it never returns', () => {
    const state = ladderOf(4)
    applyEntry(state, deleted(2))
    const gone = standingOf(state, 2)
    for (const entry of [dropped(2), unranked(2), deleted(2)])
      expect(applyEntry(state, entry)).toEqual({ changed: [], places: [], shifts: [] })
    const won = applyEntry(state, beats(2, 1))
    expect([won.changed, won.places]).toEqual([[1], []])
    expect(standingOf(state, 2)).toEqual(gone)
  })
  it('a win over a deleted clan counts, and ranks the winner at the foot', () => {
    const state = ladderOf(4)
    applyEntry(state, deleted(2))
    applyEntry(state, beats(50, 2))
    expect(standingOf(state, 50)).toMatchObject({ ranking_actual: 4, triunfos: 1 })
  })
  it('a clan deleted before it ever played leaves nothing behind', () => {
    const { state } = replay([deleted(7)])
    expect(standings(state)).toEqual([])
  })
})

describe('the log with its rulings', () => {
  const played = (
    number: number,
    winner: number,
    loser: number,
    ruling: (Partial<LoggedRuling> & Pick<LoggedRuling, 'tipo'>) | null = null,
  ): LoggedMatch => ({
    id: number + 1000,
    seq: number,
    id_clan_ganador: winner,
    id_clan_perdedor: loser,
    fecha: at,
    ruling: ruling && { seq: null, id_clan: null, fecha: at, ...ruling },
  })

  it('comes by seq, whatever order it was read in', () => {
    const entries = entriesOf([played(3, 1, 2), played(1, 2, 1)], [{ seq: 2, id_clan: 9, fecha: at }])
    expect(entries.map((entry) => [entry.seq, entry.type])).toEqual([
      [1, 'match'],
      [2, 'removal'],
      [3, 'match'],
    ])
  })
  it('anular: as if the match had never been', () => {
    expect(entriesOf([played(1, 1, 2, { tipo: 'anular' })], [])).toEqual([])
  })
  it('falso: no match, and both without a place at the ruling', () => {
    expect(entriesOf([played(1, 1, 2, { tipo: 'falso', seq: 5 })], [])).toMatchObject([
      { type: 'unrank', seq: 5, clans: [1, 2] },
    ])
  })
  it('trampa by the winner: won by the other at its own seq, and 5 places down at the ruling', () => {
    expect(entriesOf([played(1, 1, 2, { tipo: 'trampa', seq: 5, id_clan: 1 })], [])).toMatchObject([
      { type: 'match', seq: 1, winner: 2, loser: 1 },
      { type: 'drop', seq: 5, clan: 1, places: 5 },
    ])
  })
  it('trampa by the loser: the result stands, and 5 places down at the ruling', () => {
    expect(entriesOf([played(1, 1, 2, { tipo: 'trampa', seq: 5, id_clan: 2 })], [])).toMatchObject([
      { type: 'match', seq: 1, winner: 1, loser: 2 },
      { type: 'drop', seq: 5, clan: 2, places: 5 },
    ])
  })
  it('a cheater deleted before the ruling keeps the lost match and moves no more', () => {
    const { state } = replay(
      entriesOf(
        [played(1, 1, 2, { tipo: 'trampa', seq: 4, id_clan: 1 }), played(2, 3, 2)],
        [{ seq: 3, id_clan: 1, fecha: at }],
      ),
    )
    expect(order(state)).toEqual([3, 2])
    expect(standingOf(state, 1)).toMatchObject({ ranking_actual: 0, derrotas: 1 })
  })
  it('refuses a ruling that nobody can have given', () => {
    expect(() => entriesOf([played(1, 1, 2, { tipo: 'falso' })], [])).toThrow(RangeError)
    expect(() => entriesOf([played(1, 1, 2, { tipo: 'trampa', seq: 5, id_clan: 3 })], [])).toThrow(RangeError)
  })
  it('stored places with a hole or twice taken are refused: they need a replay', () => {
    const row = (id_clan: number, ranking_actual: number) => ({ ...standingsRow, id_clan, ranking_actual })
    expect(() => resumeLadder([row(1, 1), row(2, 3)])).toThrow(RangeError)
    expect(() => resumeLadder([row(1, 1), row(2, 1)])).toThrow(RangeError)
  })
})

const standingsRow = {
  ultimo_ranking: 0,
  mejor_ranking: 1,
  ultimo_registro: at,
  triunfos: 1,
  derrotas: 0,
  juegos: 1,
  racha_actual: 1,
}
