import type { ForoLimites } from '@trinchera/contract/foro'
import { expect, test } from 'vitest'
import { limitTexts, refusalOf, topicsText } from './limits-text'

const free: ForoLimites = { nueva: false, hasta: null, faltan: 0, mensajes: null, temas: 5, espera: null, lleno: false }
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
  [
    { ...fresh, mensajes: 9, lleno: true },
    [
      'Tu cuenta es nueva: todavía sin enlaces ni imágenes. Podrás desde el 24/11/2026, 12:00 y después de 2 mensajes más.',
      'Muchas cuentas nuevas están escribiendo a la vez: la tuya tiene que esperar unos minutos.',
    ],
  ],
])('%j is told as %j', (limites, texts) => {
  expect(limitTexts(limites)).toEqual(texts)
})

test.each([
  [null, ''],
  [3, ''],
  [2, 'Te quedan 2 temas por abrir hoy.'],
  [1, 'Te queda 1 tema por abrir hoy.'],
  [0, 'Ya abriste los temas de hoy. Tu borrador queda acá para mañana.'],
])('%j topics left are told as %j', (temas, text) => {
  expect(topicsText({ temas })).toBe(text)
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
