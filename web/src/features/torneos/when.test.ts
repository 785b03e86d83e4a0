import { expect, test } from 'vitest'
import { splitByTime, startText, untilText } from './when'

// 01:30 UTC of the 14th is still the evening of the 13th in Chile (UTC−4 in July).
const now = Date.parse('2025-07-14T01:30:00.000Z')

test.each([
  ['2025-07-14T01:31:00.000Z', 'en 1 min'],
  ['2025-07-14T02:10:00.000Z', 'en 40 min'],
  ['2025-07-14T03:45:00.000Z', 'hoy'],
  ['2025-07-14T04:00:00.000Z', 'mañana'],
  ['2025-07-17T01:00:00.000Z', 'en 3 días'],
  ['2025-07-14T01:00:00.000Z', 'en curso'],
  ['2025-07-13T03:00:00.000Z', 'terminó'],
])('a start at %s: %s', (inicio, text) => expect(untilText(inicio, now)).toBe(text))

test('a change of the clock in between does not lose a day', () => {
  expect(untilText('2025-09-08T00:00:00.000Z', Date.parse('2025-09-05T23:00:00.000Z'))).toBe('en 2 días')
})

test('the start is formatted in the time of Chile', () => {
  expect(startText('2025-07-14T01:00:00.000Z')).toMatch(/^domingo,? 13 de julio.* 21:00$/)
})

test('upcoming ones soonest first, past ones latest first', () => {
  const torneo = (id: number, inicio: string) => ({
    id,
    nombre: `Copa ${id}`,
    descripcion: '',
    inicio,
    created_at: inicio,
  })
  const all = [
    torneo(1, '2025-07-20T00:00:00.000Z'),
    torneo(2, '2025-06-01T00:00:00.000Z'),
    torneo(3, '2025-07-15T00:00:00.000Z'),
    torneo(4, '2025-07-01T00:00:00.000Z'),
  ]
  const { coming, past } = splitByTime(all, now)
  expect([coming.map(({ id }) => id), past.map(({ id }) => id)]).toEqual([
    [3, 1],
    [4, 2],
  ])
})
