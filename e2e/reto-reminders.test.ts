import { afterAll, beforeAll, expect, it } from 'vitest'
import { shiftedEnvironment } from '@trinchera/testing/clock'
import { adminOf, apiOf, type Person } from '@trinchera/testing/people'
import { ProductProcess, startProduct, type Product } from '@trinchera/testing/product'
import { newEtapaOf } from './etapa'

let product: Product
let admin: Person

beforeAll(async () => {
  product = await startProduct()
  admin = await adminOf(product)
})
afterAll(() => product.stop())

const minute = 60_000
const hour = 60 * minute

it('come once each, though workers and Redis are killed between; at the hour and after it nothing more is owed', async () => {
  const { clan } = await newEtapaOf(product, admin, 4)
  await product.worker.end('SIGKILL')
  const ask = async (one: number, other: number, fecha: string) => {
    const body = { id_clan_retador: clan(one).id, id_clan_retado: clan(other).id, fechas: [fecha] }
    return (await clan(one).leader.api.createReto({ body })).data.id
  }
  const agreed = Date.now() + 26 * hour
  const fecha = new Date(agreed).toISOString()
  const id = await ask(0, 1, fecha)
  await clan(1).leader.api.answerReto({ params: { id }, body: { respuesta: 'aceptar', fecha } })
  const unanswered = await ask(2, 3, new Date(agreed + 10 * minute).toISOString())

  const reminders = async () => {
    const all = await Promise.all(
      [0, 1].map(async (side) => (await clan(side).leader.api.listNotices({ query: {} })).data),
    )
    return all.map((notices) => notices.filter(({ tipo }) => tipo === 'reto-recordatorio').length)
  }
  const at = (when: number) => shiftedEnvironment(when - Date.now())
  const start = (when: number) => {
    const worker = new ProductProcess('worker/dist/main.js', { ...product.env, ...at(when) })
    worker.start()
    return worker
  }
  /** Runs two workers at a given time, kills Redis and then the workers, and afterwards starts one more worker. */
  async function killedAt(when: number, done: () => Promise<unknown>) {
    const workers = [start(when), start(when)]
    await Promise.all(workers.map((worker) => worker.prints(/worker listo/)))
    await product.redis.kill()
    await done()
    await Promise.all(workers.map((worker) => worker.end('SIGKILL')))
    await product.redis.start()
    const third = start(when)
    await third.prints(/worker listo/)
    await done()
    await third.end('SIGKILL')
  }
  // A process starts first, and the work of a killed worker is taken up again only after a while.
  const recovery = { timeout: 240_000 }
  const reach = (count: number) => () => expect.poll(reminders, recovery).toEqual([count, count])

  expect(await reminders()).toEqual([0, 0])
  await killedAt(agreed - 24 * hour, reach(1))
  await killedAt(agreed - hour, reach(2))
  const { api } = clan(0).leader
  const reto = async (which: number) =>
    (await clan(which === id ? 0 : 2).leader.api.getReto({ params: { id: which } })).data
  // These other results of the reconciler at the same time prove that it has run.
  await killedAt(agreed, () => expect.poll(async () => (await reto(id)).bando, recovery).toBeTruthy())
  await expect(api.reportNoShow({ params: { id } })).rejects.toMatchObject({ code: 400 })
  await killedAt(agreed + 15 * minute, () =>
    expect.poll(async () => (await reto(unanswered)).estado, recovery).toBe('vencido'),
  )
  expect(await reminders()).toEqual([2, 2])

  await product.server.end('SIGKILL')
  const later = new ProductProcess('server/dist/main.js', { ...product.env, ...at(agreed + 15 * minute) })
  later.start()
  await later.prints(/servidor en http/)
  try {
    expect((await apiOf(product.url, clan(0).leader.token).reportNoShow({ params: { id } })).data.estado).toBe(
      'no-presentado',
    )
  } finally {
    await later.end()
  }
})
