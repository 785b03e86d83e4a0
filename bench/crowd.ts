// Simulates the night of a final on one server for ten minutes: many browsers connected by socket, reads of public pages and API routes at
// a steady rate, and one report a second. Measures read latency, failed requests, and the memory of each process over time.
import { randomUUID } from 'node:crypto'
import { paths } from '@trinchera/contract/site-paths'
import { adminOf } from '@trinchera/testing/people'
import type { Product } from '@trinchera/testing/product'
import { publicReads } from '@trinchera/testing/public-reads'
import { requestOf } from './lib/http'
import { answerOf, forked, heard, redisOf, sideOf, usage } from './lib/processes'
import { taken, type Order } from './lib/messages'
import { digits, percentile, small, type Row } from './lib/rounds'
import { openEtapa } from './lib/etapa'

const browsers = small ? 100 : 3000
const perSecond = small ? 50 : 200
const minutes = small ? 1 : 10
const minuteMs = small ? 5000 : 60_000
const reportMs = 1000

export async function crowd(product: Product): Promise<Row[]> {
  const admin = await adminOf(product)
  const { id, juego, clans } = await openEtapa(product, admin)
  const pages = [paths.home, paths.ladder, paths.anuncios, paths.jugadores, paths.foro, paths.torneos]
  const others = [...pages, ...(await publicReads(product.url)).map(({ address }) => address)]
  const addresses = others.flatMap((address) => [paths.etapa(id), `/api/v1/clanes/etapa/${id}`, address])
  const { port } = sideOf(product)
  const redis = await redisOf(product)
  const redisPid = Number(/process_id:(\d+)/.exec(await redis.info('server'))?.[1])
  redis.disconnect()
  const processes = { server: product.server, worker: product.worker, Redis: { pid: redisPid } }
  const memory = Object.entries(processes).map(([name, process]) => ({ name, process, mb: [usage(process).rss] }))
  const crowd = forked('lib/browsers.ts', [String(port), String(browsers)])
  await heard(crowd)
  let changes = 0
  crowd.on('message', () => changes++)
  const reader = forked('lib/client.ts')

  let reported = 0
  const failures: string[] = []
  const reporting = setInterval(() => {
    const winner = clans[1 + (reported++ % (clans.length - 1))] ?? 0
    const body = { id_clan_ganador: winner, id_clan_perdedor: clans[0] ?? 0, id_etapa: id, id_juego: juego }
    const headers = { 'idempotency-key': randomUUID() }
    admin.api.reportLoss({ body, headers }).catch((error: unknown) => failures.push(String(error)))
  }, reportMs)
  const times: number[] = []
  const requests = addresses.map((address) => requestOf(address, { accept: '*/*', 'accept-encoding': 'br' }))
  const order: Order = { port, requests, connections: 50, ms: minuteMs, status: 200, perSecond }
  for (let minute = 1; minute <= minutes; minute++) {
    const result = taken.parse(await answerOf(reader, order))
    times.push(...result.times)
    if (result.failure !== null) failures.push(result.failure)
    for (const { process, mb } of memory) mb.push(usage(process).rss)
  }
  clearInterval(reporting)
  for (const child of [crowd, reader]) child.kill()
  for (const failure of failures) console.error(failure)
  return [
    {
      what: `reads, p99, beside ${browsers} browsers at ${perSecond} reads and a report a second`,
      floor: null,
      goal: '≤ 50',
      values: [percentile(times, 0.99)],
      measured: `ms; p50 ${digits(percentile(times, 0.5))}, worst ${digits(Math.max(...times))}; ${times.length} reads`,
    },
    {
      what: 'errors meanwhile',
      floor: null,
      goal: '≤ 0',
      values: [failures.length],
      measured: `of reads and reports; ${reported} reports, ${changes} changes heard by all`,
    },
    ...memory.map(({ name, mb }) => ({
      floor: null,
      goal: null,
      what: `memory of the ${name} at the end`,
      values: [mb.at(-1) ?? 0],
      measured: `MB; before and each minute ${mb.map((each) => each.toFixed(0)).join(' ')}`,
    })),
  ]
}
