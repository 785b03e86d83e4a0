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

const dayAndHour = 25 * 3_600_000

it('runs out once and is noticed once, though the worker was down when its time came and two came up', async () => {
  const { clan, report } = await newEtapaOf(product, admin, 2)
  await product.worker.end('SIGKILL')
  const { data: match } = await report(0, 1)
  const api = apiOf(product.url)
  const state = async () => (await api.getMatch({ params: { id: match.id } })).data.respuesta?.estado
  expect(await state()).toBe('pendiente')

  const workers = [1, 2].map(
    () => new ProductProcess('worker/dist/main.js', { ...product.env, ...shiftedEnvironment(dayAndHour) }),
  )
  try {
    for (const worker of workers) worker.start()
    await expect.poll(state).toBe('vencida')
    // A worker that starts after the deadline was handled has nothing left to do.
    await workers[0]?.end('SIGKILL')
    const from = workers[0]?.output.length ?? 0
    workers[0]?.start()
    await workers[0]?.prints(/worker listo/, from)
    const { historia } = (await api.getMatch({ params: { id: match.id } })).data
    expect(historia.map(({ tipo, quien }) => [tipo, quien])).toEqual([
      ['reportada', clan(1).leader.username],
      ['vencida', null],
    ])
    const notices = (await clan(1).leader.api.listNotices({ query: {} })).data
    expect(notices.filter(({ enlace }) => enlace === `/ladder/partida/${match.id}`)).toHaveLength(1)
  } finally {
    await Promise.all(workers.map((worker) => worker.end()))
  }
})
