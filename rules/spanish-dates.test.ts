import { expect, test } from 'vitest'
import { formatDay, formatDayAndTime } from './spanish-dates'

test.each([
  ['2026-01-01', 'jueves, 1 de enero'],
  ['2026-06-20', 'sábado, 20 de junio'],
  ['2028-02-29', 'martes, 29 de febrero'],
  ['2026-12-31', 'jueves, 31 de diciembre'],
])('%s: %s', (date, text) => expect(formatDay(date)).toBe(text))

test('the day and the hour of an instant are those of Chile', () => {
  expect(formatDayAndTime('2025-07-14T01:00:00.000Z')).toBe('domingo, 13 de julio, 21:00')
})
