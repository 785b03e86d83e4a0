import { describe, expect, test } from 'vitest'
import type { Clan, ClanMember } from '@trinchera/contract/clanes'
import { changesTo, conflictsOf, describeChanges, parseTyped } from './edit'

const at = '2025-07-12T12:00:00.000Z'
const member = (id: number, rango: ClanMember['rango']): ClanMember => ({
  id,
  username: `Recluta ${id}`,
  imagen: null,
  rango,
  joined_at: at,
})
const halcones: Clan = {
  id: 1,
  nombre: 'Los Halcones',
  tag: 'HLC',
  imagen: '/uploads/clanes/a.webp',
  id_etapa: 1,
  id_lider: 1,
  created_at: at,
  ranking_actual: 0,
  ultimo_ranking: 0,
  mejor_ranking: 0,
  ultimo_registro: null,
  triunfos: 0,
  derrotas: 0,
  juegos: 0,
  racha_actual: 0,
  rankeados: 0,
  lema: 'Ni un paso atrás',
  acepta_solicitudes: true,
  revision: 3,
  etapa: { id: 1, nombre: 'Etapa II', juego: { id: 1, nombre: 'Clásico 5v5' }, activo: true, multijugador: true },
  players: [member(1, 'Lider'), member(2, 'Capitán'), member(3, 'Miembro')],
}

describe('the body of the update', () => {
  test('is empty without changes', () => {
    expect(changesTo(halcones, { rangos: {} })).toEqual({})
    expect(
      changesTo(halcones, {
        nombre: '  Los  Halcones ',
        tag: 'HLC',
        lema: 'Ni un paso  atrás ',
        acepta: true,
        rangos: { 2: 'Capitán' },
      }),
    ).toEqual({})
  })

  test('holds the changed fields, and of the members those still in the clan', () => {
    expect(
      changesTo(halcones, { nombre: 'Los Cóndores', quitar: true, rangos: { 3: 'Capitán', 9: 'Capitán' } }),
    ).toEqual({
      nombre: 'Los Cóndores',
      quitar_imagen: true,
      players: [{ id: 3, rango: 'Capitán' }],
    })
    expect(changesTo({ ...halcones, imagen: null }, { quitar: true, rangos: {} })).toEqual({})
    expect(changesTo(halcones, { lema: ' ', rangos: {} })).toEqual({ lema: '' })
    expect(changesTo({ ...halcones, lema: null }, { lema: ' ', rangos: {} })).toEqual({})
  })
})

describe('changes by other people', () => {
  const now: Clan = {
    ...halcones,
    tag: 'HAL',
    lema: null,
    acepta_solicitudes: false,
    players: [member(1, 'Lider'), member(2, 'Co-Lider'), member(4, 'Miembro')],
  }

  test('are described in a sentence each', () => {
    expect(describeChanges(halcones, now)).toEqual([
      'Ahora el tag es HAL.',
      'Ahora el clan no tiene lema.',
      'Ahora el clan no recibe solicitudes.',
      'Recluta 2 ahora es Co-Líder.',
      'Recluta 4 entró al clan.',
      'Recluta 3 ya no está en el clan.',
    ])
    expect(describeChanges(now, { ...now, lema: 'Hasta el final' })).toEqual(['Ahora el lema es «Hasta el final».'])
    expect(describeChanges(halcones, halcones)).toEqual([])
  })

  test.each([
    ['another field', { nombre: 'Los Cóndores', rangos: {} }, []],
    ['the same field', { tag: 'CND', rangos: {} }, ['tag']],
    ['the lema', { lema: 'Hasta el final', rangos: {} }, ['lema']],
    ['the rango of a member whose rango has changed', { rangos: { 2: 'Miembro' as const } }, ['rango:2']],
    ['the rango of a member who has left', { rangos: { 3: 'Capitán' as const } }, ['rango:3']],
    ['nothing', { rangos: {} }, []],
  ])('conflict with an edit of %s: %#', (_, typed, conflicts) => {
    expect(conflictsOf(halcones, now, typed)).toEqual(conflicts)
  })
})

test('a stored draft is restored without its malformed parts', () => {
  expect(
    parseTyped(JSON.stringify({ nombre: 'X', lema: 'Y', acepta: false, rangos: { 2: 'Miembro', 3: 'General' } })),
  ).toEqual({
    nombre: 'X',
    lema: 'Y',
    acepta: false,
    rangos: { 2: 'Miembro' },
  })
  for (const text of ['', '{', 'null', '[]', '{"nombre":1,"rangos":null}'])
    expect(parseTyped(text)).toEqual({ rangos: {} })
})
