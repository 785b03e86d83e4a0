import { expect, test } from 'vitest'
import { milliseconds } from './flip'
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
