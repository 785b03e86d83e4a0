import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobId } from '@trinchera/contract/jobs'
import { openJobs } from '@trinchera/runtime/queue'
import { putInQuarantine } from '@trinchera/runtime/quarantine'
import { connectRedis, ready, RedisOutage } from '@trinchera/runtime/redis'
import { createLog } from '@trinchera/runtime/log'
import { startTestApp, type TestApp } from '../../../testing/app'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => site.stop())

it('shows what waits and what is in quarantine, and lets rol 1 try that again', async () => {
  const { api } = await site.player('Intendente', { rol: 1, admin: 1 })
  const outage = new RedisOutage(createLog({ name: 'server', level: 'silent', production: true }))
  const redis = await ready(connectRedis(site.redis.url, 'commands', outage))
  const jobs = openJobs(redis, outage)
  jobs.enqueue('deliver-mail', { mail: 1 }) // there is no worker: it waits
  jobs.enqueue('award-medals', { etapa: 4 }) // it waits for others of its etapa, and has not failed
  await jobs.close()
  const id = jobId('recalculate-etapa', { etapa: 4 })
  const job = { nombre: 'recalculate-etapa', datos: { etapa: 4 }, motivo: 'falla', error: 'RangeError: x' } as const
  await putInQuarantine(redis, { ...job, id, desde: '2026-11-23T21:00:00.000Z' })

  const { data } = await api.getColas()
  expect(data.trabajos.find(({ que }) => que === 'Correos')).toMatchObject({ en_espera: 1, en_curso: 0 })
  expect(data.trabajos.find(({ que }) => que === 'Medallas')).toMatchObject({ en_espera: 1, con_pausa: 0 })
  expect(data.espera_desde).not.toBeNull()
  expect(data.apartados).toEqual([
    {
      id,
      que: 'el cálculo de la tabla de la etapa 4',
      motivo: 'falla',
      error: 'RangeError: x',
      desde: '2026-11-23T21:00:00.000Z',
    },
  ])

  await api.retryJob({ body: { id } })
  expect((await api.getColas()).data.apartados).toEqual([])
  await expect(api.retryJob({ body: { id } })).rejects.toMatchObject({ code: 404 })
  await redis.quit()
})

it('tells of a long queue without fetching its jobs, however many ask at once', async () => {
  const { api } = await site.player('Contador', { rol: 1, admin: 1 })
  const outage = new RedisOutage(createLog({ name: 'server', level: 'silent', production: true }))
  const redis = await ready(connectRedis(site.redis.url, 'commands', outage))
  const jobs = openJobs(redis, outage)
  const webhooks = 2_500
  for (let webhook = 1; webhook <= webhooks; webhook++) {
    jobs.enqueue('deliver-webhook', { gancho: webhook })
    if (webhook % 100 === 0) await redis.ping() // answered after them: none waits for longer than a command may
  }
  await jobs.close()
  const replies = await Promise.all(Array.from({ length: 10 }, () => api.getColas()))
  for (const { data } of replies)
    expect(data.trabajos.find(({ que }) => que === 'Webhooks de clanes')).toMatchObject({ en_espera: webhooks })
  await redis.quit()
})

it('says so while Redis is away', async () => {
  const { api } = await site.player('Vigía', { rol: 1, admin: 1 })
  await site.redis.kill()
  await expect(api.getColas()).rejects.toMatchObject({
    code: 503,
    message: expect.stringContaining('Redis no contesta'),
  })
  await site.redis.start()
})
