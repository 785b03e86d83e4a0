import { expect, test } from 'vitest'
import { noticeAt } from './aviso'

// In June, Chile is 4 hours behind UTC.
test.each([
  ['2026-06-18T03:59:00.000Z', '2026-06-17', 'Copa'],
  ['2026-06-18T04:00:00.000Z', '2026-06-17', ''],
  ['2036-01-01T00:00:00.000Z', '', 'Copa'],
])('at %s, a notice until "%s" is "%s"', (now, aviso_hasta, shown) => {
  expect(noticeAt({ aviso_torneo: 'Copa', aviso_hasta }, now)).toBe(shown)
})
