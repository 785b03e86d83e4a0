import { expect, it } from 'vitest'
import { bearsTag, liveSides } from './live-sides'

it.each([
  ['[HAL] Tatan', 'HAL', true],
  ['[HAL]Tatan', 'HAL', true],
  ['-=hal=-Tatan', 'HAL', true],
  ['HÁL|Tatan', 'HAL', true],
  ['HAL.Tatan', 'HAL', true],
  ['Tatan [HAL]', 'HAL', true],
  ['Tatan.HAL', 'HAL', true],
  ['Tatan-HAL-', 'HAL', true],
  ['=H=Tatan', '=H=', true],
  ['[A-B]Tatan', 'A-B', true],
  ['{(ñu)} Tatan', 'ÑU', true],
  ['HAL Tatan', 'HAL', false],
  ['HALTatan', 'HAL', false],
  ['TatanHAL', 'HAL', false],
  ['HAL', 'HAL', false],
  ['Tatan [HALO]', 'HAL', false],
  ['[XHAL]Tatan', 'HAL', false],
  ['Soy [HAL] Tatan', 'HAL', false],
  ['A.B|Tatan', 'A-B', false],
  ['...', '.*', false],
  ['', 'HAL', false],
])('%s bears %s: %s', (nick, tag, expected) => {
  expect(bearsTag(nick, tag)).toBe(expected)
})

const clans = [
  { id: 1, tag: 'HAL' },
  { id: 2, tag: 'CON' },
]
const linked = new Map([
  ['tatan', { player_id: 10, id_clan: 1 }],
  ['haltoro', { player_id: 11, id_clan: 2 }],
])

it('a linked nick decides before a tag, however it is written', () => {
  expect(liveSides(['[CON] Otro', '[HAL] T0R0', '.Tatán.'], linked, clans)).toEqual([
    { id_clan: 2, player_id: null },
    { id_clan: 2, player_id: 11 },
    { id_clan: 1, player_id: 10 },
  ])
})

it('nothing is guessed: of both tags, of none, or of a linked nick that several bear', () => {
  expect(liveSides(['[HAL]Uno[CON]', 'Uno', 'Tatan', 'TATAN', ''], linked, clans)).toEqual(
    Array.from({ length: 5 }, () => ({ id_clan: null, player_id: null })),
  )
  const forged = Array.from({ length: 128 }, () => '[HAL] Toro')
  expect(new Set(liveSides(forged, linked, clans).map(({ player_id }) => player_id))).toEqual(new Set([null]))
})
