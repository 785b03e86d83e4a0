import { expect, test } from 'vitest'
import { tableOf, type GroupResult } from './table'

const beats = (winner: number, loser: number, lost = 0): GroupResult => ({
  clanes: [winner, loser],
  ganador: winner,
  marcador: [2, lost],
})

test.each([
  ['wins', [1, 2, 3], [beats(3, 1), beats(3, 2), beats(2, 1)], [3, 2, 1]],
  [
    'wins between those level, before maps',
    [1, 2, 3, 4],
    [beats(2, 1, 1), beats(2, 4, 1), beats(3, 2), beats(1, 3), beats(1, 4), beats(4, 3)],
    [2, 1, 4, 3],
  ],
  ['map difference', [1, 2, 3], [beats(1, 2, 1), beats(2, 3), beats(3, 1, 1)], [2, 1, 3]],
  ['maps won', [1, 2, 3, 4], [beats(1, 3), beats(4, 1), beats(2, 4, 1), beats(3, 2, 1)], [4, 2, 1, 3]],
  ['seed', [3, 1, 2], [beats(1, 2), beats(2, 3), beats(3, 1)], [3, 1, 2]],
])('the table of a group goes by %s', (_, seeds, results, expected) => {
  const table = tableOf(seeds, results, new Set())
  expect(table.map(({ id_clan }) => id_clan)).toEqual(expected)
})

test('a clan that left while the group was played comes last', () => {
  const table = tableOf([1, 2, 3], [beats(1, 2), beats(1, 3), beats(2, 3)], new Set([1]))
  expect(table.map(({ id_clan }) => id_clan)).toEqual([2, 3, 1])
})
