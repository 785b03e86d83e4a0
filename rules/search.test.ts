import { describe, expect, it } from 'vitest'
import { matchesSearch, optionTyped } from './search'

it.each([
  ['Tatán', 'tatan', true],
  ['Tatán', 'TATÁN', true],
  ['Tatan', 'tatán', false],
  ['Pelao Ñato', 'nato', true],
  ['Ñanco', 'ñ', true],
  ['Nanco', 'ñ', false],
  ['N\u0303anco', 'ñ', true],
  ['Los Halcones', ' halc ', true],
  ['Los Halcones', '', true],
  ['Los Halcones', 'puelche', false],
])('%s searched as "%s": %s', (text, search, found) => expect(matchesSearch(text, search)).toBe(found))

describe('letters typed on a list', () => {
  const options = [
    '',
    '1. Ñandú Negro',
    '2. Nómadas',
    '6. Niebla del Sur',
    '7. Águilas',
    'Sur Profundo (No Rankeado)',
    '12 de Octubre',
  ]
  it.for([
    ['niebla', 0, '6. Niebla del Sur'],
    ['NIEBLA DEL', 0, '6. Niebla del Sur'],
    ['del sur', 0, '6. Niebla del Sur'],
    ['sur', 0, 'Sur Profundo (No Rankeado)'],
    ['aguilas', 0, '7. Águilas'],
    ['nóm', 0, '2. Nómadas'],
    ['6', 0, '6. Niebla del Sur'],
    ['12', 0, '12 de Octubre'],
    ['ñ', 0, '1. Ñandú Negro'],
    ['n', 1, '2. Nómadas'],
    ['nn', 2, '6. Niebla del Sur'],
    ['nnn', 3, '1. Ñandú Negro'],
    ['ni', 3, '6. Niebla del Sur'],
    ['zzz', 0, undefined],
  ] as const)('"%s" from option %i finds %s', ([typed, from, wanted]) => {
    expect(options[optionTyped(options, typed, from)]).toBe(wanted)
  })
})
