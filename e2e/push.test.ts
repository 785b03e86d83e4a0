import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '@trinchera/runtime/log'
import { playersInSight } from '@trinchera/runtime/presence-counts'
import { connectRedis, ready, RedisOutage } from '@trinchera/runtime/redis'
import { connectLive } from '@trinchera/testing/live'
import { authorityPath } from '@trinchera/testing/outbound-proxy'
import { adminOf, apiOf, newPerson, type Person } from '@trinchera/testing/people'
import { startProduct, type Product } from '@trinchera/testing/product'
import { startPushService, testBrowser, type PushService, type TestBrowser } from '@trinchera/testing/push-service'
import { newEtapaOf } from './etapa'

let service: PushService
let product: Product
let admin: Person

beforeAll(async () => {
  service = await startPushService()
  product = await startProduct({ OUTBOUND_PROXY: service.proxy, NODE_EXTRA_CA_CERTS: authorityPath })
  admin = await adminOf(product)
})
afterAll(async () => {
  await product.stop()
  await service.stop()
})

/** A killed worker's work is taken up again only after a while. */
const recovery = { timeout: 240_000 }
const silentLog = createLog({ name: 'prueba', level: 'silent', production: true })

const browsers = new Map<string, TestBrowser>()

/** A player with a device of this name, who gets pushes at any time of day. */
async function withDevice(name: string, person?: Person): Promise<Person> {
  const owner = person ?? (await newPerson(product))
  const browser = testBrowser(name)
  browsers.set(name, browser)
  await owner.api.updateQuietHours({ body: { desde: '00:00', hasta: '00:00' } })
  await owner.api.createPushDevice({ body: browser.subscription })
  return owner
}

/** The decrypted pushes that a device received, in order. */
const shownOn = (name: string) =>
  service.taken.filter((push) => push.name === name).map(({ body }) => browsers.get(name)?.decrypt(body))

it('an invitation rings on the phone, is accepted from it, and is taken away from the other device', async () => {
  const etapa = await newEtapaOf(product, admin, 1)
  const { clan } = etapa
  const recluta = await withDevice('fono')
  await withDevice('escritorio', recluta)
  await clan(0).leader.api.sendInvitacion({
    body: { player_id: recluta.id, clan_id: clan(0).id, id_etapa: etapa.id },
  })
  await service.untilTaken(2)
  const [push] = shownOn('fono')
  if (push?.clase !== 'aviso') throw new Error('no push of a notice')
  expect(push).toMatchObject({ titulo: 'Te invitaron a un clan', sin_leer: 1 })
  expect(push.acciones.map(({ titulo }) => titulo)).toEqual(['Aceptar', 'Rechazar'])
  const visitor = apiOf(product.url)
  const { message } = await visitor.actFromPush({ body: { token: push.token ?? '', accion: 'aceptar' } })
  expect(message).toMatch(/^Ya eres de /)
  await expect.poll(() => shownOn('escritorio').at(-1)).toEqual({ clase: 'cierre', tags: [push.tag], sin_leer: 0 })
})

it('nothing rings while a page of the site is in sight', async () => {
  const etapa = await newEtapaOf(product, admin, 1)
  const { clan } = etapa
  const mirando = await withDevice('mirando')
  const oyendo = await withDevice('oyendo')
  const page = await connectLive(product.url, mirando.token)
  await page.see(true)
  const redis = connectRedis(product.redis.url, 'commands', new RedisOutage(silentLog))
  const inSight = playersInSight(await ready(redis))
  await expect.poll(async () => [...(await inSight([mirando.id]))]).toEqual([mirando.id])
  await redis.quit()
  for (const { id } of [mirando, oyendo])
    await clan(0).leader.api.sendInvitacion({ body: { player_id: id, clan_id: clan(0).id, id_etapa: etapa.id } })
  await expect.poll(() => shownOn('oyendo').length).toBe(1)
  expect(shownOn('mirando')).toEqual([])
  page.close()
})

it('an anuncio reaches everybody once, though the worker is killed while it sends, and Redis after it', async () => {
  const before = service.taken.length
  const people = await Promise.all(Array.from({ length: 12 }, () => newPerson(product)))
  const names = await Promise.all(
    people.flatMap((person, index) =>
      Array.from({ length: 10 }, async (_, device) => {
        await withDevice(`fan-${index}-${device}`, person)
        return `fan-${index}-${device}`
      }),
    ),
  )
  await admin.api.createAnuncio({ body: { titulo: 'Copa de verano', descripcion: 'Todos', contenido: '<p>Ya</p>' } })
  await service.untilTaken(before + 30)
  await product.worker.end('SIGKILL')
  await product.redis.kill()
  await product.redis.start()
  product.worker.start()
  const counts = () => names.map((name) => shownOn(name).length)
  // Pushes that were being sent when the worker was killed are not sent again, because it is unknown whether they arrived.
  await expect.poll(() => counts().filter((count) => count === 1).length, recovery).toBeGreaterThan(names.length - 17)
  await admin.api.createAnuncio({ body: { titulo: 'Otra copa', descripcion: 'Todos', contenido: '<p>Ya</p>' } })
  await expect
    .poll(
      () =>
        names.filter((name) => shownOn(name).some((push) => push?.clase === 'aviso' && push.texto === 'Otra copa'))
          .length,
      recovery,
    )
    .toBe(names.length)
  const first = names.map(
    (name) => shownOn(name).filter((push) => push?.clase === 'aviso' && push.texto === 'Copa de verano').length,
  )
  expect(Math.max(...first)).toBe(1)
})
