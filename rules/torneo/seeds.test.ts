import { expect, test } from 'vitest'
import { seedOrder, seedsByDraw } from './seeds'

test('the same text draws the same order, whatever order the clans came in, and keeps them all', () => {
  const drawn = seedsByDraw([5, 3, 9, 7], 'copa del faro')
  expect(seedsByDraw([9, 7, 5, 3], 'copa del faro')).toEqual(drawn)
  expect(drawn.toSorted((x, y) => x - y)).toEqual([3, 5, 7, 9])
})

test('seeds 1 and 2 are in different halves', () => {
  expect(seedOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6])
})
