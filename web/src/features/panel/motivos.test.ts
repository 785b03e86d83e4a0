import { longestMotivo } from '@trinchera/rules/limits'
import { expect, test } from 'vitest'
import { withTemplate } from './motivos'

const templates = ['Las capturas bastan.', 'No se ve quién ganó.']

test.each([
  ['', 'Las capturas bastan.', 'Las capturas bastan.'],
  ['Las capturas bastan.', 'No se ve quién ganó.', 'No se ve quién ganó.'],
  ['Hablé con los dos. ', 'Las capturas bastan.', 'Hablé con los dos. Las capturas bastan.'],
  ['Hablé con los dos. Las capturas bastan.', 'Las capturas bastan.', 'Hablé con los dos. Las capturas bastan.'],
  ['Lo escrito', '', 'Lo escrito'],
])('%j with %j is %j', (typed, template, wanted) => {
  expect(withTemplate(typed, template, templates)).toBe(wanted)
})

test('what was typed stays where both are too long', () => {
  const typed = 'x'.repeat(longestMotivo - 5)
  expect(withTemplate(typed, 'Las capturas bastan.', templates)).toBe(typed)
})
