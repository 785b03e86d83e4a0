import { describe, expect, test } from 'vitest'
import { claimableError } from './played-time'
import { isOpenCase, waitsForStaff } from './win-claim-state'

const now = Date.parse('2026-06-17T23:30:00.000Z')
const [later, earlier] = ['2026-06-18T00:00:00.000Z', '2026-06-17T23:30:00.000Z']

describe('a win not reported', () => {
  test.each([
    ['abierta', later, true, false],
    ['abierta', earlier, true, true],
    ['disputada', later, true, true],
    ['reconocida', earlier, false, false],
    ['acreditada', earlier, false, false],
    ['rechazada', earlier, false, false],
  ] as const)(
    '%s, the rival may answer until %s: open %s, waits for staff %s',
    (estado, responde_hasta, open, waits) => {
      expect(isOpenCase({ estado })).toBe(open)
      expect(waitsForStaff({ estado, responde_hasta }, now)).toBe(waits)
    },
  )

  test.each([
    ['2026-06-16T19:30', null],
    ['2026-06-16T19:31', /24 horas/],
    ['2026-06-03T19:30', null],
    ['2026-06-03T19:29', /14 días/],
    ['2026-07-01T10:00', /24 horas/],
    ['', /cuándo/],
    ['ayer', /no existe/],
  ])('played on %s, Chile time: %s', (local, wrong) => {
    const message = claimableError(local, now)
    if (wrong) expect(message).toMatch(wrong)
    else expect(message).toBeNull()
  })
})
