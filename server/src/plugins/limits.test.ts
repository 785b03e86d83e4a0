import { afterAll, beforeAll, expect, it } from 'vitest'
import { password, startTestApp, type TestApp } from '../test-app'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ env: { RATE_LIMITS: 'on' } })
})
afterAll(() => site.stop())

const login = (email: string, secret: string) => site.call('POST', '/login', { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password: secret }) })

it('ten failed logins close the account to that address for a while, the right password included, and no other account', async () => {
  await site.player('Peuco')
  await site.player('Tiuque')
  for (let i = 0; i < 9; i++) expect((await login('Peuco', 'no es esta')).status).toBe(401)
  expect((await login('Peuco', password)).status).toBe(200)
  expect((await login('péuco', 'no es esta')).status).toBe(401)
  const refused = await login('Peuco', password)
  expect([refused.status, refused.json.message]).toEqual([429, expect.stringMatching(/^Demasiados intentos/)])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
  expect((await login('Tiuque', password)).status).toBe(200)
})

it('a hundred guesses at once are ten, wherever the right one stands among them', async () => {
  await site.player('Chuncho')
  const statuses = await Promise.all(Array.from({ length: 100 }, async (_, i) => (await login('Chuncho', i < 99 ? `intento ${i}` : password)).status))
  expect(statuses.filter((status) => status !== 429)).toEqual(Array(10).fill(401))
})

it('an address asks for so many mails and no more', async () => {
  const ask = () => site.call('GET', '/players/reenviar-validacion/nadie@example.com')
  for (let i = 0; i < 5; i++) expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(429)
})
