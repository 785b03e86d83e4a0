import type { Match } from '@trinchera/contract/ladder'
import { expect, test } from 'vitest'
import { climbersAndFallers, moveText, recentMoves, shortMove } from './match-text'

const side = (id: number, antes: number | null, despues: number | null) => ({
  id,
  nombre: `Clan ${id}`,
  tag: 'T',
  imagen: null,
  eliminado: false,
  antes,
  despues,
})
const match = (
  id: number,
  ganador: Match['ganador'],
  perdedor: Match['perdedor'],
  ruling: Match['ruling'] = null,
): Match => ({
  id,
  ganador,
  perdedor,
  id_etapa: 1,
  etapa: { id: 1, nombre: 'Etapa II', juego: { id: 1, nombre: 'Clásico 5v5' } },
  comentario: '',
  fecha: '2025-07-13T21:42:00.000Z',
  reportado_por: 'Peuco',
  ruling,
  jugada: '2025-07-13T21:42:00.000Z',
  mapas: [],
  id_reto: null,
  respuesta: null,
})
const annulled = {
  tipo: 'anular' as const,
  texto: 'Anulado por la administración',
  motivo: '',
  fecha: '',
  id_clan: null,
  reportado: { ganador: { id: 1, nombre: '' }, perdedor: { id: 2, nombre: '' } },
}

test.each([
  [7, 4, 'del 7 al 4'],
  [0, 14, 'entra en el 14'],
  [1, 1, 'sin cambios'],
  [null, null, 'recién reportada'],
])('a winner from %s to %s: "%s"', (antes, despues, text) => {
  expect(moveText({ ganador: side(1, antes, despues), ruling: null })).toBe(text)
})

test('a ruled match shows its ruling instead of its move', () => {
  expect(moveText({ ganador: side(1, 7, 4), ruling: annulled })).toBe('Anulado por la administración')
})

test('recent moves are climbs, entries and falls, newest first, without unchanged places and ruled matches', () => {
  const matches = [
    match(4, side(1, 7, 4), side(2, 2, 2)),
    match(3, side(3, 0, 14), side(4, 12, 13)),
    match(2, side(5, 1, 1), side(6, 3, 3)),
    match(1, side(7, 9, 8), side(8, 8, 9), annulled),
  ]
  expect(recentMoves(matches, 5).map(({ nombre, text, rise }) => [nombre, text, rise])).toEqual([
    ['Clan 1', 'sube del 7 al 4', 3],
    ['Clan 3', 'entra al ranking en el 14', 0],
    ['Clan 4', 'cae al 13', -1],
  ])
  expect(recentMoves(matches, 1)).toHaveLength(1)
})

test.each([
  [14, 10, '▲4 al 10'],
  [9, 10, '▼1 al 10'],
  [0, 14, '▲ entra en el 14'],
  [3, 0, '▼ sale del ranking'],
  [5, 5, 'nothing'],
])('a move from %i to %i in few words: %s', (antes, despues, words) => {
  const move = shortMove({ antes, despues })
  expect(move ? `${move.rises ? '▲' : '▼'}${move.places || ''} ${move.text}` : 'nothing').toBe(words)
})

test('of a night, who climbed and who fell, the longest way first', () => {
  const night = [
    { antes: 2, despues: 3 },
    { antes: 9, despues: 5 },
    { antes: 4, despues: 4 },
    { antes: 0, despues: 12 },
    { antes: 6, despues: 8 },
    { antes: 3, despues: 2 },
    { antes: 11, despues: 0 },
  ]
  const { climbers, fallers } = climbersAndFallers(night)
  expect(climbers.map(({ antes, despues }) => [antes, despues])).toEqual([
    [9, 5],
    [3, 2],
    [0, 12],
  ])
  expect(fallers.map(({ antes, despues }) => [antes, despues])).toEqual([
    [6, 8],
    [2, 3],
    [11, 0],
  ])
})
