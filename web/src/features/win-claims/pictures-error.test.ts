import { pictureBytes } from '@trinchera/rules/limits'
import { expect, test } from 'vitest'
import { picturesError } from './pictures-error'

const pictures = (count: number, size = 1) => Array.from({ length: count }, () => ({ size }))

test.each([
  [0, /al menos 4/],
  [3, /al menos 4/],
  [4, null],
  [8, null],
  [9, /hasta 8/],
])('%i pictures', (count, wrong) => {
  const message = picturesError(pictures(count))
  if (wrong) expect(message).toMatch(wrong)
  else expect(message).toBeNull()
})

test('the picture that is too big is named', () => {
  expect(picturesError([...pictures(4), ...pictures(1, pictureBytes + 1)])).toMatch(/^La imagen 5 pesa/)
})
