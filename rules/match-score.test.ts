import { describe, expect, it } from 'vitest'
import { scoreOf, winnerWon } from './match-score'

const maps = (...rounds: [number, number][]) =>
  rounds.map(([rondas_ganador, rondas_perdedor]) => ({ rondas_ganador, rondas_perdedor }))

describe('the score of a match', () => {
  it('counts maps and rounds of both sides', () =>
    expect(scoreOf(maps([7, 3], [4, 6], [5, 5]))).toEqual({
      mapas: { ganador: 1, perdedor: 1 },
      rondas: { ganador: 16, perdedor: 14 },
    }))

  it.each<[string, [number, number][], boolean]>([
    ['no maps', [], true],
    ['one map won', [[7, 3]], true],
    ['one map lost', [[3, 7]], false],
    [
      'two of three maps, fewer rounds',
      [
        [7, 6],
        [0, 9],
        [7, 6],
      ],
      true,
    ],
    [
      'one of three maps, more rounds',
      [
        [9, 0],
        [3, 7],
        [3, 7],
      ],
      false,
    ],
    [
      'maps equal, more rounds',
      [
        [7, 3],
        [5, 6],
      ],
      true,
    ],
    [
      'maps equal, fewer rounds',
      [
        [6, 4],
        [1, 7],
      ],
      false,
    ],
    [
      'maps and rounds equal',
      [
        [7, 3],
        [3, 7],
      ],
      false,
    ],
    ['all equal', [[5, 5]], false],
  ])('%s: the winner won is %s', (_, rounds, won) => expect(winnerWon(maps(...rounds))).toBe(won))
})
