import type { ClanMember } from '@trinchera/contract/clanes'
import type { Rango } from '@trinchera/rules/permissions'
import { expect, test } from 'vitest'
import { afterClosing } from './after-closing'

const member = (id: number, username: string, rango: Rango, joined_at = '2025-03-01T00:00:00.000Z'): ClanMember => ({
  id,
  username,
  imagen: null,
  rango,
  joined_at,
})
const etapa = { nombre: 'Etapa II', juego: { nombre: 'Clásico 5v5' } }
const textFor = (...players: ClanMember[]) => afterClosing({ nombre: 'Los Halcones', etapa, players }, 1)
const lider = member(1, 'Tatán', 'Lider')

test('a member just leaves', () =>
  expect(textFor(member(2, 'Chercán', 'Lider'), member(1, 'Tatán', 'Capitán'))).toBe(
    'Dejas Los Halcones (Etapa II, Clásico 5v5).',
  ))
test('after the Líder the highest rango leads', () =>
  expect(
    textFor(lider, member(2, 'Rucio', 'Miembro', '2025-01-01T00:00:00.000Z'), member(3, 'Quiltro', 'Capitán')),
  ).toContain('a cargo de Quiltro'))
test('of equal rangos the earliest member', () =>
  expect(
    textFor(lider, member(2, 'Pelao', 'Capitán'), member(3, 'Marmota', 'Capitán', '2025-02-01T00:00:00.000Z')),
  ).toContain('a cargo de Marmota'))
test('a clan without other members closes', () => expect(textFor(lider)).toContain('se cierra'))
