import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiBase } from '@trinchera/contract/route'
import { readiness } from '@trinchera/contract/health'
import { startTestApp, type TestApp } from '../../testing/app'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => site.stop())

it('says that it is not ready at once, ends sockets, takes no new one, and gives up a request that never arrives whole', async () => {
  const endless = request(`${site.url}${apiBase}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 100 },
  })
  const cut = once(endless, 'error')
  await new Promise<void>((resolve) => endless.write('{', () => resolve()))
  expect((await fetch(`${site.url}/salud`)).status).toBe(200) // by now the incomplete request has also arrived

  const socket = await site.socket()
  const gone = new Promise<string>((resolve) => socket.once('disconnect', resolve))

  const drained = site.app.drain({ listening: 400, quiet: 50, grace: 100, deadline: 300 })
  expect(await gone).toBe('transport close') // with this reason browsers reconnect automatically, each after a random delay
  const reply = await fetch(`${site.url}/listo`)
  expect(reply.headers.get('connection')).toBe('close')
  expect(readiness.parse(await reply.json())).toMatchObject({ code: 503, message: 'Este proceso se está cerrando' })
  await expect(site.socket()).rejects.toThrow()
  await drained
  expect((await cut)[0]).toMatchObject({ code: 'ECONNRESET' })
  await expect(fetch(`${site.url}/salud`)).rejects.toThrow()
})

it('closes many live connections over a while, so that not all of them come back to the other servers at one instant', async () => {
  const other = await startTestApp({ env: { LOG_LEVEL: 'silent' } })
  const sockets = await Promise.all(Array.from({ length: 150 }, () => other.socket()))
  const closed = sockets.map(
    (socket) =>
      new Promise<number>((resolve) =>
        socket.once('disconnect', () => {
          socket.close()
          resolve(performance.now())
        }),
      ),
  )
  const drained = other.app.drain({ quiet: 50 })
  const times = await Promise.all(closed)
  await drained
  // they are closed in three steps with pauses between them
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(50)
  await other.stop()
})
