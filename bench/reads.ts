// Requests a second of public reads against bare `node:http` with the same heads and bodies: `npx tsx bench/reads.ts [--quick]`, after
// `npm run build`. First the table of a stage with 200 clans, compressed, and its 304; then every public GET of the contract with the demo
// community, as a client that accepts br asks.
import { paths } from '@trinchera/contract/site-paths'
import { publicReads } from '@trinchera/testing/public-reads'
import {
  replyOf,
  requestOf,
  startClient,
  startHttpFloor,
  type Asked,
  type Client,
  type Floor,
  type Side,
} from './lib/http'
import { digits, inTurns, median, tell, type Row } from './lib/rounds'
import { stageOf } from './lib/stage'
import { benchProduct, isMain } from './lib/product'
import type { Product } from '@trinchera/testing/product'

const connections = 32
const compressed = { 'accept-encoding': 'gzip, deflate, br' }

interface Read {
  what: string
  address: string
  headers?: Record<string, string>
  goal: string
  ms: number
}

async function measured(client: Client, product: Side, floor: Floor, read: Read): Promise<Row> {
  const headers = { ...compressed, ...read.headers }
  const reply = await replyOf(product.port, read.address, headers)
  await floor.know([reply])
  const { status } = reply
  const ask =
    (side: Side, ms = read.ms) =>
    () =>
      client(side, { request: requestOf(read.address, headers), connections, ms, status })
  await ask(product, read.ms / 2)() // the first requests are compiled and cached
  await ask(floor, read.ms / 2)()
  const taken = await inTurns<Asked>(ask(floor), ask(product))
  const of = (side: 'floor' | 'product', figure: keyof Asked) => median(taken.map((round) => round[side][figure]))
  return {
    what: read.what,
    floor: 'bare node:http, same bytes',
    goal: read.goal,
    ratios: taken.map((round) => round.product.perSecond / round.floor.perSecond),
    measured: `${digits(of('product', 'perSecond'))} / ${digits(of('floor', 'perSecond'))} requests/s, ${digits(of('product', 'cpu'))} / ${digits(of('floor', 'cpu'))} µs of CPU each`,
  }
}

export async function reads(product: Product, quick = false): Promise<Row[]> {
  const stage = await stageOf(product, 200)
  const floor = await startHttpFloor()
  const client = startClient()
  const side = { port: Number(new URL(product.url).port), pid: product.server.pid }
  const table = `/api/v1/clanes/etapa/${stage.id}`
  const { etag } = await replyOf(side.port, table, compressed)
  const hot: Read[] = [
    { what: 'stage table of 200 clans, br, from cache', address: table, goal: '≥ 0.85', ms: 1000 },
    {
      what: '304 of the same',
      address: table,
      headers: { 'if-none-match': etag ?? '' },
      goal: '≥ 0.85',
      ms: 1000,
    },
    {
      what: "the page of that stage with its first screen's data, br",
      address: paths.etapa(stage.id),
      headers: { accept: 'text/html' },
      goal: '≥ 0.60',
      ms: 1000,
    },
  ]
  const all = (quick ? [] : await publicReads(product.url)).map(({ name, address }) => ({
    what: `GET ${name}`,
    address,
    goal: '≥ 0.60',
    ms: 250,
  }))
  const rows: Row[] = []
  for (const read of [...hot, ...all]) {
    rows.push(await measured(client, side, floor, read))
  }
  return rows
}

if (isMain(import.meta.url)) {
  const product = await benchProduct()
  for (const row of await reads(product, process.argv.includes('--quick'))) tell(row)
  await product.stop()
  process.exit(0)
}
