import { expect, it } from 'vitest'
import { extracto, extractoAround } from './foro'

it.each([
  [`Pudeto ${'a'.repeat(151)}😀 nos vemos el viernes`, `Pudeto ${'a'.repeat(151)}…`],
  [`Pudeto ${'a'.repeat(150)}🇨🇱 nos vemos el viernes`, `Pudeto ${'a'.repeat(150)}…`],
  [`Pudeto ${'a'.repeat(151)}n\u0303andu\u0301 nos vemos el viernes`, `Pudeto ${'a'.repeat(151)}…`],
  ['Pudeto 👨‍👩‍👧‍👦', 'Pudeto 👨‍👩‍👧‍👦'],
])('the beginning of %s parts no letter', (text, begun) => expect(extracto(text, 160)).toBe(begun))

it('what is found is shown from a whole letter on', () => {
  const text = `${'👨‍👩‍👧‍👦'.repeat(20)}n\u0303andu\u0301teria ${'a'.repeat(200)}`
  const shown = extractoAround(text, ['nanduteria'], 60)
  expect(shown).toMatch(/^…👨‍👩‍👧‍👦/u)
  expect(extractoAround('hola n\u0303andu\u0301 '.repeat(30), ['hola'], 20)).toBe('hola n\u0303andu\u0301 hola…')
})
