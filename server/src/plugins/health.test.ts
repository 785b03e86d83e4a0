import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readiness } from '@trinchera/contract/health'
import { startHeartbeat } from '@trinchera/runtime/heartbeat'
import { ask, next, password, startTestApp, type TestApp } from '../../testing/app'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ env: { RATE_LIMITS: 'on', LOG_LEVEL: 'silent' } })
})
afterAll(() => site.stop())

const state = async () => readiness.parse(await (await fetch(`${site.url}/listo`)).json())

it('is ready when its database, Redis and any worker answer', async () => {
  expect(await state()).toMatchObject({
    code: 503,
    data: { database: { ok: true }, redis: { ok: true }, worker: { ok: false } },
  })
  const worker = new Redis(site.redis.url.slice('unix://'.length))
  await worker.ping()
  const stops = [startHeartbeat(worker), startHeartbeat(worker)]
  await worker.ping()
  expect(await state()).toMatchObject({ code: 200, data: { worker: { ok: true } } })
  stops[0]?.()
  await worker.ping()
  expect(await state()).toMatchObject({ code: 200, data: { worker: { ok: true } } })
  stops[1]?.()
  await worker.ping()
  expect(await state()).toMatchObject({ code: 503, data: { worker: { ok: false } } })
  await worker.quit()
})

it('says that it lives, and which version it is', async () => {
  const reply = await fetch(`${site.url}/salud`)
  expect(reply.status).toBe(200)
  expect(await reply.json()).toMatchObject({ code: 200, data: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/) } })
})

it('without Redis still answers, logs in and stores; with Redis again live events are sent', async () => {
  const admin = await site.player('Comandante', { rol: 1, admin: 1 })
  const leaving = await site.socket()
  await site.redis.kill()
  leaving.io.engine.close() // as if a browser disconnected while Redis is unreachable
  expect(await state()).toMatchObject({ code: 503, data: { database: { ok: true }, redis: { ok: false } } })
  expect((await fetch(`${site.url}/salud`)).status).toBe(200)
  await site.visitor.login({ body: { email: 'Comandante', password } })
  const juego = (await admin.api.createJuego({ body: { nombre: 'Sin mensajero' } })).data
  const { id } = (
    await site.visitor.registerPlayer({ body: { username: 'Peuco', email: 'peuco@example.com', password } })
  ).data
  expect((await site.visitor.getPlayer({ params: { id } })).data.username).toBe('Peuco')

  await site.redis.start()
  const watcher = await site.socket(admin.token)
  expect(await ask(watcher, 'subscribe', { room: 'publico' })).toMatchObject({ ok: false })
  const received = next(watcher, 'staff:activity')
  // repeated, because events may be lost until the clients have reconnected
  const updates: Promise<unknown>[] = []
  const updating = setInterval(
    () =>
      updates.push(
        admin.api.updateJuego({ params: { id: juego.id }, body: { nombre: `Con mensajero ${Date.now() % 1000}` } }),
      ),
    100,
  )
  expect(await received).toMatchObject({ who: 'Comandante', action: 'juego.modificar' })
  clearInterval(updating)
  await Promise.allSettled(updates) // so that no request is running when the site stops
})
