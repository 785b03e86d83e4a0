import type { Medalla } from '@trinchera/contract/palmares'
import type { MedallaTipo } from '@trinchera/rules/medallas/tipos'
import { expect, test } from 'vitest'
import { mergeMedal } from './merge-medal'

const clan = { id: 7, nombre: 'Los Halcones', tag: 'HLC', imagen: null }
const medal = (tipo: MedallaTipo, fecha: string, vigente = true): Medalla => ({
  clave: `${tipo}:7:${fecha}`,
  tipo,
  nombre: tipo,
  texto: '',
  fecha: `${fecha}T12:00:00.000Z`,
  id_etapa: 1,
  etapa: 'Etapa I',
  juego: 'Allied Assault',
  id_torneo: null,
  torneo: null,
  id_clan: clan.id,
  clan,
  partida: 3,
  vigente,
})
const keys = (shelf: readonly Medalla[]) => shelf.map(({ clave }) => clave)

const shelf = [medal('primer-lugar', '2026-03-01'), medal('racha-10', '2026-01-01'), medal('fundador', '2025-12-01')]

test('a new medal stands with its kind, before the older ones', () => {
  expect(keys(mergeMedal(shelf, medal('racha-10', '2026-02-01')))).toEqual([
    'primer-lugar:7:2026-03-01',
    'racha-10:7:2026-02-01',
    'racha-10:7:2026-01-01',
    'fundador:7:2025-12-01',
  ])
})

test('one told twice is there once', () => {
  const once = mergeMedal(shelf, medal('racha-20', '2026-02-01'))
  expect(mergeMedal(once, medal('racha-20', '2026-02-01'))).toEqual(once)
})

test('one that a ruling took back is gone', () => {
  expect(keys(mergeMedal(shelf, medal('racha-10', '2026-01-01', false)))).toEqual([
    'primer-lugar:7:2026-03-01',
    'fundador:7:2025-12-01',
  ])
})
