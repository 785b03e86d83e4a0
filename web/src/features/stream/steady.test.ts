import { expect, test } from 'vitest'
import { steady } from './steady'

const itself = (key: string) => key

test('the first time, the order is as given', () => {
  expect(steady([], ['c', 'a', 'b'], itself)).toEqual(['c', 'a', 'b'])
})

test('those shown stay where they are, new ones come after, and who left leaves no gap', () => {
  expect(steady(['a', 'b', 'c'], ['x', 'c', 'y', 'a'], itself)).toEqual(['a', 'c', 'x', 'y'])
})
