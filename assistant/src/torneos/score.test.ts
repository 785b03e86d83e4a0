import { expect, it } from 'vitest'
import { bestAsked } from './score'
import { slotsOf } from './slots'
import { aspects } from './turn'

it.each([
  'cuando juega ·',
  'quien gano la final',
  'quien sigue vivo',
  'cuantos cupos quedan',
  'como se juega',
  'hay premio',
])('chooses the same aspect whatever their order: %s', (text) => {
  const slots = slotsOf(text, text.includes('·') ? [[1]] : [], null, new Date(0))
  expect(bestAsked(aspects.toReversed(), slots)?.found).toBe(bestAsked(aspects, slots)?.found)
})
