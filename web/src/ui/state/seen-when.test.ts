import { expect, it } from 'vitest'
import { seenWhen } from './seen-when'

const at = Date.parse('2025-07-05T21:40:00-04:00')

it.each([
  ['an hour later', at + 3_600_000, 'a las 21:40'],
  ['after midnight', at + 3 * 3_600_000, 'el 05/07/2025 a las 21:40'],
])('says when, %s', (_, now, text) => expect(seenWhen(at, now)).toBe(text))
