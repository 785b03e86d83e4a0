import { expect, test } from 'vitest'
import type { Clan } from '@trinchera/contract/clanes'
import { afterDeleting, afterLeaving } from './consequences'

const at = '2025-07-12T12:00:00.000Z'
const clan = (members: number, ranking_actual: number, rankeados = 3): Clan => ({
  id: 1,
  nombre: 'Los Halcones',
  tag: 'HLC',
  imagen: null,
  id_etapa: 1,
  id_lider: 1,
  created_at: at,
  ranking_actual,
  ultimo_ranking: 0,
  mejor_ranking: 0,
  ultimo_registro: null,
  triunfos: 0,
  derrotas: 0,
  juegos: 0,
  racha_actual: 0,
  rankeados,
  lema: null,
  acepta_solicitudes: true,
  revision: 1,
  etapa: { id: 1, nombre: 'Etapa II', juego: { id: 1, nombre: 'Clásico 5v5' }, activo: true, multijugador: true },
  players: Array.from({ length: members }, (_, i) => ({
    id: i + 1,
    username: `Recluta ${i + 1}`,
    imagen: null,
    rango: i ? ('Miembro' as const) : ('Lider' as const),
    joined_at: at,
  })),
})

test('the places below close up only where there are any', () => {
  expect(afterDeleting(clan(1, 2))).toContain('Deja el puesto 2, y los de abajo suben uno.')
  expect(afterDeleting(clan(1, 3))).toContain('Deja el puesto 3.')
  expect(afterDeleting(clan(1, 0)).join()).not.toContain('puesto')
})

test('it says how many are left without a clan', () => {
  expect(afterDeleting(clan(3, 0))[0]).toBe('Sus otros 2 integrantes quedan sin clan en Etapa II.')
  expect(afterDeleting(clan(2, 0))[0]).toBe('Su otro integrante queda sin clan en Etapa II.')
})

test('the last one out closes the clan', () => {
  expect(afterLeaving(clan(1, 1))[0]).toBe('No queda nadie más: el clan se cierra.')
  expect(afterLeaving(clan(2, 1)).join()).not.toContain('cierra')
})
