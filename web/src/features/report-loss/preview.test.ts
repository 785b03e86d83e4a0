import type { ClanRow } from '@trinchera/contract/clanes'
import { expect, test } from 'vitest'
import { consequences, previewLoss, sameLoss, sameLossText } from './preview'

const row = (id: number, place: number): ClanRow => ({
  id,
  nombre: `Clan ${id}`,
  tag: 'T',
  imagen: null,
  id_etapa: 1,
  id_lider: id,
  created_at: '2025-02-03T12:00:00.000Z',
  ranking_actual: place,
  ultimo_ranking: 0,
  mejor_ranking: place,
  ultimo_registro: null,
  triunfos: 0,
  derrotas: 0,
  juegos: 0,
  racha_actual: 0,
})
/** Clan n at place n, and clans 20 and 21 without a place. */
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

const now = Date.parse('2026-06-17T23:30:00.000Z')
const reported = (ganador: number, perdedor: number, secondsAgo: number, reportado_por = 'Vilches') => ({
  ganador: { id: ganador },
  perdedor: { id: perdedor },
  fecha: new Date(now - secondsAgo * 1000).toISOString(),
  reportado_por,
  ruling: null,
})
const annulled = {
  tipo: 'anular' as const,
  texto: 'Anulada',
  motivo: 'Duplicada',
  fecha: '2026-06-17T23:29:00.000Z',
  id_clan: null,
  reportado: { ganador: { id: 1, nombre: 'Clan 1' }, perdedor: { id: 2, nombre: 'Clan 2' } },
}

test('the same loss of a moment ago is said, with who reported it', () => {
  const again = sameLoss([reported(3, 2, 4), reported(1, 2, 11), reported(1, 2, 300)], 1, 2, now)
  expect(again && sameLossText(again, 'Vilches', now)).toBe('Ya reportaste esta derrota hace 11 s. ¿Es otra partida?')
  expect(again && sameLossText(again, 'Soto', now)).toBe('Vilches ya reportó esta derrota hace 11 s. ¿Es otra partida?')
  expect(sameLossText(reported(1, 2, 0), 'Vilches', now)).toBe('Ya reportaste esta derrota recién. ¿Es otra partida?')
})
test('the return match, an old loss and an annulled one are no reason to ask', () => {
  expect(sameLoss([reported(2, 1, 5)], 1, 2, now)).toBeUndefined()
  expect(sameLoss([reported(1, 2, 31 * 60)], 1, 2, now)).toBeUndefined()
  expect(sameLoss([{ ...reported(1, 2, 5), ruling: annulled }], 1, 2, now)).toBeUndefined()
})
