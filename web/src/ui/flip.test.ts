import { expect, test } from 'vitest'
import { trailPath } from './flip'

test('the way of a row that climbed goes from its old place up to the new one, at right angles', () => {
  const path = trailPath(108)
  expect(path).toMatch(/^M22 108(H[\d.]+V[\d.]+)+H16$/)
  expect(path).toContain('V0H16')
})

test('a short climb is crenellated too', () => {
  expect(trailPath(36).match(/V/g)?.length).toBe(2)
})

test('the way of a row that fell runs down', () => {
  expect(trailPath(-72)).toMatch(/^M22 0H12/)
  expect(trailPath(-72)).toMatch(/V72H16$/)
})
