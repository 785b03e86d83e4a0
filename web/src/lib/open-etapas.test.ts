import { expect, test } from 'vitest'
import { orderEtapas, etapaName } from './open-etapas'

const etapa = (id: number, partidas_dia: number, ultima_partida: string | null) => ({
  id,
  partidas_dia,
  ultima_partida,
})
const etapas = [
  etapa(1, 2, '2026-06-17T23:00:00.000Z'),
  etapa(2, 9, '2026-06-17T22:00:00.000Z'),
  etapa(3, 0, null),
  etapa(4, 2, '2026-06-17T23:20:00.000Z'),
  etapa(5, 0, null),
]
const order = (last?: number) => orderEtapas(etapas, last).map(({ id }) => id)

test('the etapa with most matches of the day is first, then the one that played last, then the newest', () => {
  expect(order()).toEqual([2, 4, 1, 5, 3])
})
test('the etapa last looked at is before them all', () => {
  expect(order(3)).toEqual([3, 2, 4, 1, 5])
})
test('an etapa that is no longer open changes nothing', () => {
  expect(order(99)).toEqual(order())
})
test('an etapa is named with its game', () => {
  expect(etapaName({ nombre: 'Etapa I', juego: { nombre: 'Spearhead' } })).toBe('Spearhead · Etapa I')
})
