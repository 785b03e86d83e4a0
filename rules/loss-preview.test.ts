import { expect, test } from 'vitest'
import { consequences, previewLoss } from './loss-preview'

const row = (id: number, place: number) => ({
  id,
  ranking_actual: place,
  ultimo_ranking: 0,
  mejor_ranking: place,
  ultimo_registro: null,
  triunfos: 0,
  derrotas: 0,
  juegos: 0,
  racha_actual: 0,
})
/** Clans 1 to 12, each at the place of its number, and the unranked clans 20 and 21. */
const table = [...Array.from({ length: 12 }, (_, i) => row(i + 1, i + 1)), row(20, 0), row(21, 0)]
const sentences = (winner: number, loser: number) => {
  const preview = previewLoss(table, winner, loser)
  return preview && consequences(preview, 'Puelche', 'Los Halcones')
}

test('#12 beats #6 → #9, and #6 stays', () => {
  expect(sentences(12, 6)).toEqual(['Puelche sube del 12 al 9.', 'Los Halcones mantiene el puesto 6.'])
})
test('#7 beats #6: they change places', () => {
  expect(sentences(7, 6)).toEqual(['Puelche sube del 7 al 6.', 'Los Halcones cae del 6 al 7.'])
})
test('the better placed wins: nothing moves', () => {
  expect(sentences(2, 9)).toEqual(['Puelche sigue en el 2.', 'Los Halcones mantiene el puesto 9.'])
})
test('an unranked clan enters with its first win and climbs from the foot', () => {
  expect(sentences(20, 12)).toEqual(['Puelche entra al ranking en el 12.', 'Los Halcones cae del 12 al 13.'])
})
test('between two unranked ones the winner enters last', () => {
  expect(sentences(20, 21)).toEqual(['Puelche entra al ranking en el 13.', 'Los Halcones sigue sin ranking.'])
})
test('an incomplete table gives no preview', () => {
  expect(
    previewLoss(
      table.filter((clan) => clan.id !== 3),
      12,
      6,
    ),
  ).toBeUndefined()
  expect(previewLoss(table, 99, 6)).toBeUndefined()
})
