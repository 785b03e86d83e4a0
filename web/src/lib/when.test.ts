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

test.each([
  // a day of 23 hours: 24 hours before Monday 00:30 is still Saturday
  ['2026-09-06T15:00:00.000Z', '2026-09-07T03:30:00.000Z', 'ayer, 12:00'],
  ['2026-09-06T03:30:00.000Z', '2026-09-07T03:30:00.000Z', '05/09, 23:30'],
  // a day of 25 hours: 24 hours before Saturday's second 23:30 is still Saturday
  ['2026-04-04T02:30:00.000Z', '2026-04-05T03:30:00.000Z', 'ayer, 23:30'],
])('%s at %s was %s', (fecha, at, text) => expect(whenPlayed(fecha, Date.parse(at))).toBe(text))
