import { expect, test } from 'vitest'
import { orderStages, stageName } from './open-stages'

const stage = (id: number, partidas_dia: number, ultima_partida: string | null) => ({
  id,
  partidas_dia,
  ultima_partida,
})
const stages = [
  stage(1, 2, '2026-06-17T23:00:00.000Z'),
  stage(2, 9, '2026-06-17T22:00:00.000Z'),
  stage(3, 0, null),
  stage(4, 2, '2026-06-17T23:20:00.000Z'),
  stage(5, 0, null),
]
const order = (last?: number) => orderStages(stages, last).map(({ id }) => id)

test('the stage with most matches of the day is first, then the one that played last, then the newest', () => {
  expect(order()).toEqual([2, 4, 1, 5, 3])
})
test('the stage last looked at is before them all', () => {
  expect(order(3)).toEqual([3, 2, 4, 1, 5])
})
test('a stage that is no longer open changes nothing', () => {
  expect(order(99)).toEqual(order())
})
test('a stage is named with its game', () => {
  expect(stageName({ nombre: 'Etapa I', juego: { nombre: 'Spearhead' } })).toBe('Spearhead · Etapa I')
})
