import { expect, it } from 'vitest'
import { exampleLines, examplesIn, newPartId, raised } from './parts'

it('an example is a line, whichever arrow is typed', () => {
  const ejemplos = [{ caso: '#12 vence a #6', queda: '#9' }]
  expect(exampleLines(ejemplos)).toBe('#12 vence a #6 → #9')
  expect(examplesIn('#12 vence a #6 -> #9\n\n')).toEqual(ejemplos)
  expect(examplesIn('sin flecha')).toEqual([{ caso: 'sin flecha', queda: '' }])
})

it('a new article gets an id from its title that no other article has', () => {
  expect(newPartId('Añadir un artículo', new Set())).toBe('anadir-un-articulo')
  expect(newPartId('Subir', new Set(['subir', 'subir-2']))).toBe('subir-3')
})

it('an item is raised by one place, the first one stays', () => {
  expect(raised(['a', 'b', 'c'], 2)).toEqual(['a', 'c', 'b'])
  expect(raised(['a', 'b'], 0)).toEqual(['a', 'b'])
})
