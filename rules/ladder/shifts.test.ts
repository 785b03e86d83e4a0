import { describe, expect, it } from 'vitest'
import { applyEntry } from '../ladder'
import type { LadderEntry } from './log'
import { blockOf, lastMoved, movedIn, movedOf, rankedAfter, rankedBefore, type Shift } from './shifts'
import { emptyLadder } from './table'

const [A, B, C, D, E, F] = [1, 2, 3, 4, 5, 6]

let seq = 0
const shift = (id_clan: number, desde: number, hasta: number, entry = ++seq): Shift => ({
  seq: entry,
  at: `${entry}`,
  id_clan,
  desde,
  hasta,
})

const ranked = [A, B, C, D, E]

describe('what a shift moves', () => {
  it.each([
    ['a climb', [shift(D, 4, 2)], [A, D, B, C, E], [B, 2, 3, C, 3, 4, D, 4, 2]],
    ['a fall', [shift(B, 2, 4)], [A, C, D, B, E], [B, 2, 4, C, 3, 2, D, 4, 3]],
    ['an entry at the end', [shift(F, 0, 6)], [A, B, C, D, E, F], [F, 0, 6]],
    ['an entry that climbs at once', [shift(F, 0, 3)], [A, B, F, C, D, E], [C, 3, 4, D, 4, 5, E, 5, 6, F, 0, 3]],
    ['a clan that leaves', [shift(B, 2, 0)], [A, C, D, E], [B, 2, 0, C, 3, 2, D, 4, 3, E, 5, 4]],
    ['the last one that leaves', [shift(E, 5, 0)], [A, B, C, D], [E, 5, 0]],
    [
      'two that leave by one entry',
      [shift(B, 2, 0, 90), shift(D, 3, 0, 90)],
      [A, C, E],
      [B, 2, 0, C, 3, 2, D, 4, 0, E, 5, 3],
    ],
    [
      'two that leave by one entry, the lower first',
      [shift(D, 4, 0, 91), shift(B, 2, 0, 91)],
      [A, C, E],
      [B, 2, 0, C, 3, 2, D, 4, 0, E, 5, 3],
    ],
  ])('%s', (_, shifts, order, moves) => {
    const block = { seq: 0, ranked, shifts }
    expect(rankedAfter(block)).toEqual(order)
    expect(rankedBefore(order, shifts)).toEqual(ranked)
    expect([...movedIn(block)].flatMap(({ id_clan, antes, ranking }) => [id_clan, antes, ranking])).toEqual(moves)
    for (const clan of [A, B, C, D, E, F])
      expect(movedOf(block, clan)).toEqual([...movedIn(block)].filter(({ id_clan }) => id_clan === clan))
    for (const place of [1, 2, 3, 4, 5, 6])
      expect([...movedIn(block, place)]).toEqual(
        [...movedIn(block)].filter(({ antes, ranking }) => antes === place || ranking === place),
      )
  })

  it('tells what moved each clan last', () => {
    const shifts = [shift(D, 4, 2, 10), shift(E, 5, 4, 11)]
    const move = (entry: number) => ({ seq: entry, at: `${entry}` })
    const before = new Map([
      [A, move(3)],
      [B, move(4)],
    ])
    expect(lastMoved({ seq: 9, ranked, shifts }, before)).toEqual(
      new Map([
        [A, move(3)],
        [B, move(10)],
        [C, move(11)],
        [D, move(10)],
        [E, move(11)],
      ]),
    )
    expect(rankedAfter({ seq: 9, ranked, shifts }, 10)).toEqual([A, D, B, C, E])
  })
})

describe('the block of an entry', () => {
  it.each([
    [1, 0],
    [256, 0],
    [257, 256],
    [512, 256],
    [513, 512],
  ])('%i', (entry, block) => {
    expect(blockOf(entry)).toBe(block)
  })
})

describe('the shifts of an entry', () => {
  const fold = (entries: readonly LadderEntry[]) => {
    const state = emptyLadder()
    return entries.map((entry) => applyEntry(state, entry).shifts)
  }
  const match = (n: number, winner: number, loser: number): LadderEntry => ({
    type: 'match',
    seq: n,
    id: n,
    winner,
    loser,
    at: `${n}`,
  })
  const moves = (shifts: readonly Shift[]) => shifts.map(({ id_clan, desde, hasta }) => [id_clan, desde, hasta])

  it.each<[string, LadderEntry, number[][]]>([
    ['a match of a ranked clan against a higher one', match(5, D, A), [[D, 4, 2]]],
    ['against a lower one', match(5, A, D), []],
    ['against an unranked one', match(5, B, E), []],
    ['a match of an unranked clan against a ranked one', match(5, E, A), [[E, 0, 3]]],
    ['against an unranked one', match(5, E, F), [[E, 0, 5]]],
    [
      'a false report',
      { type: 'unrank', seq: 5, clans: [C, A], at: '5' },
      [
        [C, 3, 0],
        [A, 1, 0],
      ],
    ],
    ['a cheat', { type: 'drop', seq: 5, clan: A, places: 2, at: '5' }, [[A, 1, 3]]],
    ['a cheat at the end', { type: 'drop', seq: 5, clan: D, places: 2, at: '5' }, []],
    ['a clan deleted', { type: 'removal', seq: 5, clan: B, at: '5' }, [[B, 2, 0]]],
    ['an unranked one deleted', { type: 'removal', seq: 5, clan: E, at: '5' }, []],
  ])('%s', (_, entry, expected) => {
    const entered = [A, B, C, D].map((clan, index) => match(index + 1, clan, F))
    expect(moves(fold([...entered, entry]).at(-1) ?? [])).toEqual(expected)
  })
})
