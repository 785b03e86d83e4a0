import { expect, test } from 'vitest'
import { mainClan, type Belonging } from './main-clan'

const clan = (nombre: string, changes: Partial<Belonging> = {}): Belonging => ({
  nombre,
  rango: 'Miembro',
  joined_at: '2025-03-01T00:00:00.000Z',
  activa: true,
  ...changes,
})
const first = (...clans: Belonging[]) => mainClan('Quiltro', clans)?.nombre

test('nobody is introduced without a clan', () => expect(first()).toBeUndefined())
test('a clan of an etapa being played before the Lider of one that ended', () =>
  expect(first(clan('Puelche', { rango: 'Lider', activa: false }), clan('Los Halcones'))).toBe('Los Halcones'))
test('a clan with others before the one-player clan of the same name', () =>
  expect(first(clan('Quiltro', { rango: 'Lider' }), clan('Los Halcones'))).toBe('Los Halcones'))
test('the highest rank first', () =>
  expect(first(clan('Puelche'), clan('Los Halcones', { rango: 'Capitán' }))).toBe('Los Halcones'))
test('of two equal ranks the newer', () =>
  expect(
    first(
      clan('Puelche', { rango: 'Lider' }),
      clan('Los Halcones', { rango: 'Lider', joined_at: '2025-07-01T00:00:00.000Z' }),
    ),
  ).toBe('Los Halcones'))
