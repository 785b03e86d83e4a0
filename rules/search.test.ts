import { expect, it } from 'vitest'
import { matchesSearch } from './search'

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
