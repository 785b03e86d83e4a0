import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../test-app'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ databaseUrl: 'postgres://nadie@127.0.0.1:1/nada', env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => site.stop())

const headers = { 'content-type': 'application/json' }

it.each([
  ['a public list', () => site.call('GET', '/juegos')],
  ['a page that is kept', () => site.call('GET', '/ladder/top-clanes')],
  ['a login', () => site.call('POST', '/login', { headers, body: JSON.stringify({ email: 'Peuco', password: 'Cualquiera-44' }) })],
  ['a registration', () => site.call('POST', '/players', { headers, body: JSON.stringify({ username: 'Peuco', email: 'peuco@example.com', password: 'Cualquiera-44' }) })],
])('%s while the database refuses connections: come back later, and nothing internal', async (_, ask) => {
  const { status, json } = await ask()
  expect([status, json]).toEqual([503, { code: 503, message: 'No podemos atenderte en este momento. Inténtalo de nuevo en un rato', data: null }])
})

it('what needs no database answers all the same', async () => {
  expect((await fetch(`${site.url}/salud`)).status).toBe(200)
  expect((await site.call('POST', '/login', { headers, body: '{' })).status).toBe(400)
})
