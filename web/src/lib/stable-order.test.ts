import { expect, test } from 'vitest'
import { stableOrder } from './stable-order'

const itself = (key: string) => key

test('the first order is the given one', () => {
  expect(stableOrder([], ['c', 'a', 'b'], itself)).toEqual(['c', 'a', 'b'])
})

test('items shown keep their order, new ones follow, removed ones leave no gap', () => {
  expect(stableOrder(['a', 'b', 'c'], ['x', 'c', 'y', 'a'], itself)).toEqual(['a', 'c', 'x', 'y'])
})
