// Compares the requests per second of often-read public routes with those of two minimal servers that send the same replies: bare
// `node:http`, and plain Fastify with a cache.
import { paths } from '@trinchera/contract/site-paths'
import { publicReads } from '@trinchera/testing/public-reads'
import type { Product } from '@trinchera/testing/product'
import { askAll, replyOf, requestOf, type Asked } from './lib/http'
import type { Reply } from './lib/messages'
import { forked, portOf, sideOf, type Side } from './lib/processes'
import { contender, inTurns, medians, ratios, small, type Row } from './lib/rounds'
import { openEtapa } from './lib/etapa'

const connections = 32
const ms = small ? 200 : 1000
const api = { 'accept-encoding': 'gzip, deflate, br' }
const page = { ...api, accept: 'text/html' }
/** API reads that most visits make. The benchmark adds the ladder table of an etapa and the HTML pages. */
const often = ['listOpenEtapas', 'listTopClanes', 'listLastMatches', 'listAnuncios', 'getClan', 'getTema']

interface Read {
  what: string
  address: string
  headers: Record<string, string>
}

/** Starts a floor (a minimal server to compare with) that serves the given replies. */
async function startFloor(file: string, known: readonly Reply[]) {
  const child = forked(file)
  child.send(known)
  return { port: await portOf(child), pid: child.pid, stop: () => child.kill() }
}

export async function reads(product: Product): Promise<Row[]> {
  const { id } = await openEtapa(product)
  const own = sideOf(product)
  const table = `/api/v1/clanes/etapa/${id}`
  const hot: Read[] = [
    { what: 'table of 200 clans', address: table, headers: api },
    { what: 'page of that etapa', address: paths.etapa(id), headers: page },
    { what: 'home page', address: paths.home, headers: page },
    ...(await publicReads(product.url))
      .filter(({ name }) => often.includes(name))
      .map(({ name, address }) => ({ what: `GET ${name}`, address, headers: api })),
  ]
  const known = await Promise.all(hot.map(({ address, headers }) => replyOf(own.port, address, headers)))
  const notModified = { ...api, 'if-none-match': known[0]?.etag ?? '' }
  hot.splice(1, 0, { what: '304 of it', address: table, headers: notModified })
  const [http, fastify] = [await startFloor('floor/http.ts', known), await startFloor('floor/fastify.ts', known)]
  const client = forked('lib/client.ts')
  const rows: Row[] = []
  for (const { what, address, headers } of hot) {
    const { status } = await replyOf(own.port, address, headers)
    const question = { requests: [requestOf(address, headers)], connections, ms, status }
    const asking = (side: Side) => contender(() => askAll(client, side, question))
    const [ours, bare, plain] = [asking(own), asking(http), asking(fastify)]
    for (const { run } of [ours, bare, plain]) await run() // warm-up: compiles the code and fills the caches
    await inTurns(bare, plain, ours)
    const all = (figure: keyof Asked) => medians((asked) => asked[figure], ours, bare, plain)
    const row = (floor: string, goal: string, by: typeof bare): Row => ({
      what,
      floor,
      goal,
      values: ratios(ours, by, ({ perSecond }) => perSecond),
      measured: `${all('perSecond')} requests/s, ${all('cpu')} µs of CPU each (product / node:http / Fastify)`,
    })
    rows.push(row('bare node:http', '≥ 0.8', bare), row('plain Fastify with a cache', '≥ 1', plain))
  }
  for (const floor of [http, fastify]) floor.stop()
  client.kill()
  return rows
}
