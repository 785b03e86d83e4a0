import { describe, expect, it } from 'vitest'
import { dayOf, untilDay } from './until'

const now = Date.parse('2025-07-13T23:30:00Z') // the evening of the 13th in Chile

describe('the end of a suspension', () => {
  it.each([
    ['3d', '2025-07-16'],
    ['1s', '2025-07-20'],
    ['3m', '2025-10-13'],
    ['fecha', '2025-08-01'],
  ] as const)('%s: until the night of %s', (term, day) => {
    expect(dayOf(term, '2025-08-01', now)).toBe(day)
  })

  it('ends with the day in Chile, and rejects a past day', () => {
    expect(untilDay('2025-07-13', now)).toBe('2025-07-14T03:59:59.000Z')
    for (const day of ['2025-07-12', '', 'ayer']) expect(untilDay(day, now)).toBeUndefined()
  })
})
