import { expect, it } from 'vitest'
import { halves } from './two-in-one'

it.each([
  ['en q puesto va puelche y cuantas ha perdido', ['en q puesto va puelche', 'cuantas ha perdido']],
  ['cuantos son en puelche? y q puesto tienen?', ['cuantos son en puelche', 'q puesto tienen']],
  [
    'quién es el líder de Puelche y quién le ganó la última vez',
    ['quién es el líder de Puelche', 'quién le ganó la última vez'],
  ],
  ['como van puelche y barricada', null],
  ['hola y que tal', null],
  ['en que puesto va puelche?', null],
])('%s', (text, two) => expect(halves(text)?.slice(0, 2) ?? null).toEqual(two))
