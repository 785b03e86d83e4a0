import { expect, test } from 'vitest'
import { readPendingMail, resendMs, secondsToWait, withPendingMail } from './pending-mail'

test('what is handed to the next screen is read there, and nothing else is', () => {
  expect(readPendingMail(withPendingMail('ana@example.com').state)).toMatchObject({ email: 'ana@example.com' })
  for (const state of [null, undefined, 'x', {}, { pendingMail: null }, { pendingMail: { email: 'a@b.cl' } }])
    expect(readPendingMail(state)).toBeNull()
})

test.each([
  [0, 60],
  [500, 60],
  [59_001, 1],
  [resendMs, 0],
  [resendMs * 10, 0],
  [-5_000, 60],
])('%i ms after a mail another may be asked for in %i s', (since, wait) => {
  expect(secondsToWait(1_000_000, 1_000_000 + since)).toBe(wait)
})
