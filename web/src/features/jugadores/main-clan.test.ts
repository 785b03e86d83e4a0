import type { Player } from '@trinchera/contract/players'
import type { Rango } from '@trinchera/rules/permissions'
import { expect, test } from 'vitest'
import { mainClan } from './main-clan'

const clan = (
  id: number,
  nombre: string,
  rango: Rango,
  joined_at = '2025-03-01T00:00:00.000Z',
): Player['clanes'][number] => ({
  id,
  nombre,
  tag: 'T',
  imagen: null,
  id_etapa: id,
  id_lider: 1,
  created_at: joined_at,
  ranking_actual: 0,
  ultimo_ranking: 0,
  mejor_ranking: 0,
  ultimo_registro: null,
  triunfos: 0,
  derrotas: 0,
  juegos: 0,
  racha_actual: 0,
  etapa: { id, nombre: 'Etapa', juego: { id: 1, nombre: 'Clásico 5v5' } },
  PlayerClan: { rango, joined_at },
})
const first = (...clanes: Player['clanes']) => mainClan({ username: 'Quiltro', clanes })?.id

test('a player without clans has none', () => expect(first()).toBeUndefined())
test('a clan before the single-player clan of the same name', () =>
  expect(first(clan(1, 'Quiltro', 'Lider'), clan(2, 'Los Halcones', 'Miembro'))).toBe(2))
test('the highest rango first', () =>
  expect(first(clan(1, 'Puelche', 'Miembro'), clan(2, 'Los Halcones', 'Capitán'))).toBe(2))
test('of two equal rangos the newer', () =>
  expect(first(clan(1, 'Puelche', 'Lider'), clan(2, 'Los Halcones', 'Lider', '2025-07-01T00:00:00.000Z'))).toBe(2))
