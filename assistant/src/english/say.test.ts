import { expect, it } from 'vitest'
import { now } from '../../testing/questions/world'
import { ordinal, whenSaid } from './say'

it.each([
  ['', '', ''],
  ['2026-03-13T00:00', '2026-03-14T00:00', ' yesterday'],
  ['2025-10-01T00:00', '2025-11-01T00:00', ' in October 2025'],
  ['2025-01-01T00:00', '2026-01-01T00:00', ' in 2025'],
  ['2026-03-03T00:00', '2026-03-06T00:00', ' from 3 March 2026 to 5 March 2026'],
  ['2026-03-03T00:00', '', ' since 3 March 2026'],
])('from %s to %s is said as «%s»', (desde, hasta, said) => expect(whenSaid({ desde, hasta }, now)).toBe(said))

it('says which of many', () =>
  expect([1, 2, 3, 4, 11, 12, 21, 102].map(ordinal).join(' ')).toBe('1st 2nd 3rd 4th 11th 12th 21st 102nd'))
