import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ databaseUrl: 'postgres://nadie@127.0.0.1:1/nada', env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => site.stop())

const headers = { 'content-type': 'application/json' }

it.each([
  ['a public list', () => site.call('GET', '/juegos')],
  ['a page that is kept', () => site.call('GET', '/ladder/top-clanes')],
  [
    'a login',
    () => site.call('POST', '/login', { headers, body: JSON.stringify({ email: 'Peuco', password: 'Cualquiera-44' }) }),
  ],
  [
    'a registration',
    () =>
      site.call('POST', '/players', {
        headers,
        body: JSON.stringify({ username: 'Peuco', email: 'peuco@example.com', password: 'Cualquiera-44' }),
      }),
  ],
])('%s while the database refuses connections: 503 without internal details', async (_, ask) => {
  const { status, json } = await ask()
  expect([status, json]).toEqual([
    503,
    { code: 503, message: 'No podemos atenderte en este momento. Intenta de nuevo en un rato', data: null },
  ])
})

it('routes that need no database still answer', async () => {
  expect((await fetch(`${site.url}/salud`)).status).toBe(200)
  expect((await site.call('POST', '/login', { headers, body: '{' })).status).toBe(400)
})

it('pages are served without delay while the database does not respond', async () => {
  const webDir = mkdtempSync(join(tmpdir(), 'trinchera-web-'))
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Trinchera</title>')
  const held = new Set<Socket>()
  const silent = createServer((socket) => void held.add(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const slow = await startTestApp({
    webDir,
    databaseUrl: `postgres://nadie@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/nada`,
    env: { LOG_LEVEL: 'silent' },
  })
  onTestFinished(async () => {
    for (const socket of held) socket.destroy()
    silent.close()
    await slow.stop()
    rmSync(webDir, { recursive: true })
  })
  // The timeout is shorter than the database's connection timeout.
  const reply = await fetch(`${slow.url}/ladder/detalle-clan/1`, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(8000),
  })
  expect([reply.status, await reply.text()]).toEqual([200, expect.stringContaining('<title>Trinchera</title>')])
})
