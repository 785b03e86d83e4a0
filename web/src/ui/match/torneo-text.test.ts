import { expect, it } from 'vitest'
import { losingScores, partidaTitle, placesText, torneoChip } from './torneo-text'

const clan = (nombre: string) => ({ id_clan: 1, nombre, tag: 'LH', imagen: null })

it.each([
  ['both known', clan('Los Halcones'), clan('Sin Retirada'), 'lista' as const, 'Los Halcones contra Sin Retirada'],
  ['one not known yet', clan('Los Halcones'), null, 'por-definir' as const, 'Los Halcones contra por definir'],
  ['nobody to play', clan('Los Halcones'), null, 'libre' as const, 'Los Halcones contra libre'],
  ['nobody known', null, null, 'por-definir' as const, 'Por definir'],
  ['not needed', null, null, 'libre' as const, 'No se juega'],
])('a match is named with %s', (_, a, b, estado, title) => {
  expect(partidaTitle({ a, b, estado })).toBe(title)
})

it.each([
  [1, ['0–1']],
  [3, ['0–2', '1–2']],
  [5, ['0–3', '1–3', '2–3']],
])('at the best of %i one loses by %j', (mejorDe, scores) => {
  expect(losingScores(mejorDe).map(([own, rival]) => `${own}–${rival}`)).toEqual(scores)
})

it('a torneo without check-in only waits for its draw', () => {
  expect([30, 0].map((checkin_minutos) => torneoChip({ estado: 'checkin', checkin_minutos }).text)).toEqual([
    'Check-in',
    'Inscripción cerrada',
  ])
})

it('says who waits for a place', () => {
  expect(placesText({ equipos: 8, reservas: 0, cupos: 16 })).toBe('8 de 16 clanes')
  expect(placesText({ equipos: 16, reservas: 2, cupos: 16 })).toBe('16 de 16 clanes, 2 de reserva')
})
