import { expect, test } from 'vitest'
import { findChanges, keepOrder, longestAscent, milliseconds } from './flip'
import { trailPath } from './trail-path'

test('the path of a row that climbed goes from its old place up to the new one, at right angles', () => {
  const path = trailPath(108)
  expect(path).toMatch(/^M22 108(H[\d.]+V[\d.]+)+H16$/)
  expect(path).toContain('V0H16')
})

test('a short climb is crenellated too', () => {
  expect(trailPath(36).match(/V/g)?.length).toBe(2)
})

test('the path of a row that fell runs down', () => {
  expect(trailPath(-72)).toMatch(/^M22 0H12/)
  expect(trailPath(-72)).toMatch(/V72H16$/)
})

test.each([
  ['400ms', 400],
  [' .4s', 400],
  ['0s', 0],
  ['', 0],
])('a CSS time of "%s" is %i ms', (time, expected) => {
  expect(milliseconds(time)).toBe(expected)
})

test.each([
  ['1,2,3', '1,2,3', []],
  ['1,2,3,4', '1,3,2,4', ['3 2>1', '2 1>2']],
  ['1,2,3', '3,1,2', ['3 2>0', '1 0>1', '2 1>2']],
  ['1,2', '5,1,2', ['1 0>1', '2 1>2']],
  ['1,2,3', '1,3', ['3 2>1']],
  ['', '1', []],
])('from the order "%s" to "%s" only the rows that stand elsewhere have moved', (before, after, moved) => {
  expect(findChanges(before, after).map(({ id, from, to }) => `${id} ${from}>${to}`)).toEqual(moved)
})

test.each([
  ['1,2,3', '3'],
  ['3,1,2', '2'],
  ['2,3,1', '2'],
  ['5,4,3,2,1', '1'],
  ['1,5,2,3,4,0', '4'],
  ['', '0'],
])('of the rows at %s as many stay as ascend: %s', (places, count) => {
  const numbers = places === '' ? [] : places.split(',').map(Number)
  const stay = [...longestAscent(numbers)].toSorted((a, b) => a - b).map((at) => numbers[at] ?? -1)
  expect(stay).toHaveLength(Number(count))
  expect(stay).toEqual(stay.toSorted((a, b) => a - b))
})

test('rows are rendered in the order in which they have come', () => {
  const kept = [1, 2, 3]
  expect(keepOrder(kept, [3, 1, 2])).toBe(kept)
  expect(keepOrder(kept, [4, 3, 1])).toEqual([1, 3, 4])
})
