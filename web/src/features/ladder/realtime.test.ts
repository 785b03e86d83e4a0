import type { Clan, ClanRow } from '@trinchera/contract/clanes'
import type { OpenEtapa } from '@trinchera/contract/etapas'
import type { Match } from '@trinchera/contract/ladder'
import { describe, expect, test } from 'vitest'
import type { Table } from '../../lib/queries'
import {
  highlightText,
  countMatch,
  mergeClan,
  mergeLadder,
  mergeMatch,
  mergeClanDetail,
  mergeTop,
  sortTable,
} from './realtime'

const row = (id: number, place: number, more: Partial<ClanRow> = {}): ClanRow => ({
  id,
  nombre: `Clan ${String(id).padStart(2, '0')}`,
  tag: `C${id}`,
  imagen: null,
  id_etapa: 1,
  id_lider: id,
  created_at: '2025-02-03T12:00:00.000Z',
  ranking_actual: place,
  ultimo_ranking: place,
  mejor_ranking: place,
  ultimo_registro: null,
  triunfos: 1,
  derrotas: 0,
  juegos: 1,
  racha_actual: 1,
  ...more,
})
const ranked = (count: number): Table => ({
  version: 7,
  clanes: Array.from({ length: count }, (_, i) => row(i + 1, i + 1)),
})
const order = (table: Table) => table.clanes.map((clan) => clan.id)

/** The event after #12 beats #6: the winner moves to 9, the loser has one more loss, and those overtaken move one place down. */
const twelveBeatsSix = {
  etapa: 1,
  version: 8,
  clanes: [
    row(12, 9, { triunfos: 2, ultimo_ranking: 12 }),
    row(6, 6, { derrotas: 1 }),
    row(9, 10, { ultimo_ranking: 9 }),
    row(10, 11),
    row(11, 12),
  ],
}

describe('ladder:changed', () => {
  test('#12 beats #6 → #9 on the table', () => {
    const merged = mergeLadder(ranked(12), twelveBeatsSix)
    if (merged.kind !== 'merged') throw new Error(merged.kind)
    expect(merged.table.version).toBe(8)
    expect(order(merged.table)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 12, 9, 10, 11])
    expect(merged.table.clanes.map((clan) => clan.ranking_actual)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  test('the winner is highlighted, those it passed are not', () => {
    const merged = mergeLadder(ranked(12), twelveBeatsSix)
    expect(merged).toMatchObject({ highlights: [{ id: 12, antes: 12, despues: 9 }] })
  })

  test('a new clan is added without a highlight', () => {
    const merged = mergeLadder(ranked(2), { etapa: 1, version: 8, clanes: [row(3, 0, { triunfos: 0, juegos: 0 })] })
    if (merged.kind !== 'merged') throw new Error(merged.kind)
    expect(order(merged.table)).toEqual([1, 2, 3])
    expect(merged.highlights).toEqual([])
  })

  test('without a winner (a ruling), the clan that climbed most is highlighted', () => {
    const merged = mergeLadder(ranked(4), {
      etapa: 1,
      version: 8,
      clanes: [row(1, 4), row(2, 1), row(4, 2), row(3, 3)],
    })
    expect(merged).toMatchObject({ highlights: [{ id: 4, antes: 4, despues: 2 }] })
  })

  test('a repeated or late event changes nothing', () => {
    expect(mergeLadder({ ...ranked(12), version: 8 }, twelveBeatsSix)).toEqual({ kind: 'stale' })
    expect(mergeLadder({ ...ranked(12), version: 9 }, twelveBeatsSix)).toEqual({ kind: 'stale' })
  })

  test('a gap in the versions asks for a refetch', () => {
    expect(mergeLadder({ ...ranked(12), version: 6 }, twelveBeatsSix)).toEqual({ kind: 'gap' })
  })

  test('the given table is not modified', () => {
    const table = ranked(12)
    mergeLadder(table, twelveBeatsSix)
    expect(table).toEqual(ranked(12))
  })
})

describe('the first five of an open etapa', () => {
  const etapa: OpenEtapa = {
    id: 1,
    nombre: 'Etapa II',
    juego: { id: 1, nombre: 'Clásico 5v5' },
    activo: true,
    multijugador: true,
    archivada: false,
    clanes: 12,
    partidas: 30,
    version: 7,
    ultima_partida: null,
    partidas_dia: 0,
    top: ranked(5).clanes,
  }

  test('a clan that enters them pushes the fifth out, and is highlighted with the place it had', () => {
    const merged = mergeTop(etapa, {
      etapa: 1,
      version: 8,
      clanes: [row(8, 4, { ultimo_ranking: 8, triunfos: 2 }), row(4, 5), row(5, 6), row(6, 7), row(7, 8)],
    })
    if (merged.kind !== 'merged') throw new Error(merged.kind)
    expect(merged.etapa.top.map(({ id, ranking_actual }) => [id, ranking_actual])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [8, 4],
      [4, 5],
    ])
    expect(merged.etapa.version).toBe(8)
    expect(merged.highlights).toEqual([{ id: 8, nombre: 'Clan 08', antes: 8, despues: 4 }])
  })

  test('a change below them only raises the version', () => {
    const merged = mergeTop(etapa, { etapa: 1, version: 8, clanes: [row(9, 8, { triunfos: 2 }), row(8, 9)] })
    expect(merged).toEqual({ kind: 'merged', etapa: { ...etapa, version: 8 }, highlights: [] })
  })

  test('a gap in the versions asks for a refetch, a late event changes nothing', () => {
    expect(mergeTop(etapa, { etapa: 1, version: 9, clanes: [] })).toEqual({ kind: 'gap' })
    expect(mergeTop(etapa, { etapa: 1, version: 7, clanes: [] })).toEqual({ kind: 'stale' })
  })

  test('a reported match makes its etapa more active', () => {
    const fecha = '2026-06-17T23:00:00.000Z'
    expect(countMatch(etapa, { fecha })).toEqual({ ...etapa, partidas: 31, partidas_dia: 1, ultima_partida: fecha })
  })
})

test('sorts ranked clans by place, then the others by name in the order of es-CL', () => {
  const clanes = [
    row(1, 0, { nombre: 'Zorzales' }),
    row(2, 2),
    row(3, 0, { nombre: 'Ñielol' }),
    row(4, 1),
    row(5, 0, { nombre: 'Nogal' }),
  ]
  expect(sortTable(clanes).map((clan) => clan.id)).toEqual([4, 2, 5, 3, 1])
})

describe('clan:changed', () => {
  const clan = (of: ClanRow): Clan => ({
    ...of,
    etapa: { id: 1, nombre: 'Etapa II', juego: { id: 1, nombre: 'Clásico 5v5' }, activo: true, multijugador: true },
    players: [],
    rankeados: 3,
    lema: null,
    acepta_solicitudes: true,
    revision: 1,
  })

  test('a new clan appears among the unranked', () => {
    const after = mergeClan(ranked(2), { id: 9, clan: clan(row(9, 0)) })
    expect(order(after)).toEqual([1, 2, 9])
    expect(after.clanes[2]).toEqual(row(9, 0))
  })

  test('its own page takes the lema and the members, keeps its place, and ignores older revisions', () => {
    const shown = { ...clan(row(2, 5)), revision: 4 }
    const lider = {
      id: 7,
      username: 'Tatán',
      imagen: null,
      rango: 'Lider' as const,
      joined_at: '2025-07-12T12:00:00.000Z',
    }
    const after = mergeClanDetail(shown, {
      ...clan(row(2, 1, { nombre: 'Puelche' })),
      lema: 'Ni un paso atrás',
      players: [lider],
      revision: 5,
    })
    expect(after).toEqual({
      ...shown,
      nombre: 'Puelche',
      lema: 'Ni un paso atrás',
      players: [lider],
      revision: 5,
    })
    expect(mergeClanDetail(shown, { ...clan(row(2, 1, { nombre: 'Puelche' })), revision: 3 })).toBe(shown)
    expect(mergeClanDetail(shown, null)).toBe(shown)
  })

  test('takes a new name, not an older place', () => {
    const after = mergeClan(ranked(3), { id: 2, clan: clan(row(2, 3, { nombre: 'Puelche', tag: 'PLCH' })) })
    expect(after.clanes[1]).toEqual(row(2, 2, { nombre: 'Puelche', tag: 'PLCH' }))
  })

  test('removes a deleted clan', () => {
    expect(order(mergeClan(ranked(3), { id: 2, clan: null }))).toEqual([1, 3])
  })
})

describe('the latest matches', () => {
  const side = (id: number) => ({
    id,
    nombre: `Clan ${id}`,
    tag: 'T',
    imagen: null,
    eliminado: false,
    antes: null,
    despues: null,
  })
  const match = (id: number, fecha: string): Match => ({
    id,
    ganador: side(1),
    perdedor: side(2),
    id_etapa: 1,
    etapa: { id: 1, nombre: 'Etapa II', juego: { id: 1, nombre: 'Clásico 5v5' } },
    comentario: '',
    fecha,
    reportado_por: 'Peuco',
    ruling: null,
    jugada: fecha,
    mapas: [],
    id_reto: null,
    respuesta: null,
  })
  const list = [match(3, '2025-07-13T21:42:00.000Z'), match(2, '2025-07-13T21:18:00.000Z')]

  test('a new one goes on top and the oldest drops out', () => {
    expect(mergeMatch(list, match(4, '2025-07-13T22:00:00.000Z'), 2).map((item) => item.id)).toEqual([4, 3])
  })

  test('one that is there already is not shown twice', () => {
    expect(mergeMatch(list, match(3, '2025-07-13T21:42:00.000Z'), 10).map((item) => item.id)).toEqual([3, 2])
  })

  test('of two in the same instant the later report is first', () => {
    expect(mergeMatch(list, match(5, '2025-07-13T21:42:00.000Z'), 10).map((item) => item.id)).toEqual([5, 3, 2])
  })
})

test.each([
  [7, 4, 'Sin Retirada sube del 7 al 4'],
  [0, 14, 'Sin Retirada entra al ranking en el 14'],
  [4, 9, 'Sin Retirada cae del 4 al 9'],
  [4, 0, 'Sin Retirada sale del ranking'],
  [1, 1, 'Sin Retirada gana y sigue en el 1'],
])('from %i to %i: "%s"', (antes, despues, text) => {
  expect(highlightText({ id: 1, nombre: 'Sin Retirada', antes, despues })).toBe(text)
})
