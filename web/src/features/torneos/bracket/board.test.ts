import { expect, it } from 'vitest'
import { matchesOnBoard, shownOnBoard } from './board'
import { drawn, llaveOf, won } from './testing'

const names = (state: ReturnType<typeof drawn>) => shownOnBoard(llaveOf(state)).rondas.map(({ nombre }) => nombre)
const first = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

it('shows groups until they are played, then what follows', () => {
  const begun = drawn('grupos', 8)
  expect(names(begun)).toEqual(['Grupo A', 'Grupo B'])
  expect(names(first(12).reduce(won, begun))).toEqual(['Semifinales', 'Final'])
})

it('shows a round of more than eight matches by itself, and leaves it out once it is over', () => {
  const begun = drawn('simple', 32)
  expect(names(begun)).toEqual(['Ronda 1'])
  expect(names(first(15).reduce(won, begun))).toEqual(['Ronda 1'])
  expect(names(first(16).reduce(won, begun))).toEqual(['Octavos de final', 'Cuartos de final', 'Semifinales', 'Final'])
})

it('lists so many matches of a group as there is room for, what is left to be played before the rest', () => {
  const [grupo] = llaveOf(first(2).reduce(won, drawn('grupos', 4))).rondas
  const shown = (groups: number) => grupo && matchesOnBoard(grupo, groups).map(({ id }) => id)
  expect(shown(2)).toEqual([1, 2, 3, 4, 5, 6])
  expect(shown(4)).toEqual([3, 4, 5, 6])
  expect(shown(5)).toEqual([3])
  expect(shown(9)).toEqual([])
})
