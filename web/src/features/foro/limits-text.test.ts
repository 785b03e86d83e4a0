import type { ForoLimites } from '@trinchera/contract/foro'
import { expect, test } from 'vitest'
import { limitTexts, refusalOf } from './limits-text'

const free: ForoLimites = { nueva: false, hasta: null, faltan: 0, mensajes: null, temas: 5, espera: null }
const fresh: ForoLimites = { ...free, nueva: true, hasta: '2026-11-24T15:00:00.000Z', faltan: 2, mensajes: 5 }

test.each([
  [free, []],
  [{ ...free, mensajes: 9 }, []],
  [{ ...free, mensajes: 1 }, ['Te queda 1 mensaje por hoy.']],
  [{ ...free, mensajes: 0 }, ['Ya escribiste todo lo de hoy. Tu borrador queda acá para mañana.']],
  [
    fresh,
    [
      'Tu cuenta es nueva: todavía sin enlaces ni imágenes. Podrás desde el 24/11/2026, 12:00 y después de 2 mensajes más.',
      'Te quedan 5 mensajes por hoy.',
    ],
  ],
  [
    { ...fresh, hasta: null, faltan: 1, mensajes: 9 },
    ['Recién empiezas en el foro: todavía sin enlaces ni imágenes. Podrás después de 1 mensaje más.'],
  ],
])('%j is told as %j', (limites, texts) => {
  expect(limitTexts(limites)).toEqual(texts)
})

test.each([
  ['<p>Hola</p>', fresh, false],
  ['<p>https://trinchera.test</p>', fresh, true],
  ['<p><a href="/x">x</a></p>', fresh, true],
  ['<p>https://trinchera.test</p>', free, false],
  ['<p>https://trinchera.test</p>', undefined, false],
])('%s with %j is refused: %s', (html, limites, refused) => {
  expect(refusalOf(html, limites) !== '').toBe(refused)
})
