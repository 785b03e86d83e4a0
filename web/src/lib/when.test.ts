import { expect, test } from 'vitest'
import { whenPlayed, whenShort } from './when'

// 01:30 UTC of the 14th is still the evening of the 13th in Chile (UTC−4 in July).
const now = Date.parse('2025-07-14T01:30:00.000Z')

test.each([
  ['2025-07-14T01:00:00.000Z', 'hoy, 21:00', '21:00'],
  ['2025-07-13T04:00:00.000Z', 'hoy, 00:00', '00:00'],
  ['2025-07-13T03:59:00.000Z', 'ayer, 23:59', 'ayer 23:59'],
  ['2025-07-12T03:05:00.000Z', '11/07, 23:05', '11/07'],
  ['2024-12-31T15:00:00.000Z', '31/12/2024', '31/12/2024'],
  ['', 'Fecha no disponible', 'Fecha no disponible'],
])('%s was %s', (fecha, long, short) => {
  expect(whenPlayed(fecha, now)).toBe(long)
  expect(whenShort(fecha, now)).toBe(short)
})
