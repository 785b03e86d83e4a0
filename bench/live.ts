// A report told to 1000 and 2000 browsers against the same events told by socket.io alone, without Redis, to as many: `npx tsx bench/live.ts [browsers…]`, after
// `npm run build`. The time from the first to the last that hears it, the server's CPU per report, and its memory per browser. The report is told
// through Redis, as the worker tells it, so that storing and folding it is no part of this.
import type { ChildProcess } from 'node:child_process'
import { z } from 'zod'
import { rooms } from '@trinchera/contract/socket'
import { headlessEmitter } from '@trinchera/runtime/emitter'
import { createLog } from '@trinchera/runtime/log'
import { connectRedis, ready, RedisOutage } from '@trinchera/runtime/redis'
import { apiOf } from '@trinchera/testing/people'
import type { Product } from '@trinchera/testing/product'
import { forked, heard, type Side } from './lib/http'
import { benchProduct, isMain } from './lib/product'
import { digits, inTurns, median, tell, type Row } from './lib/rounds'
import { usage } from './usage'

/** Reports in a turn of one side. */
const reports = 5

const told = z.object({ first: z.number(), last: z.number() })

/** Tells one report to all browsers of a side; resolves once the last has heard it. */
async function tellOne(browsers: ChildProcess, send: () => void): Promise<z.infer<typeof told>> {
  const all = heard(browsers)
  send()
  return told.parse(await all)
}

/** Median ms from the first to the last browser, and ms of the server's CPU a report. */
async function turn(side: Side, browsers: ChildProcess, send: () => void): Promise<{ spread: number; cpu: number }> {
  const spreads: number[] = []
  const before = usage(side).cpu
  for (let n = 0; n < reports; n++) {
    const { first, last } = await tellOne(browsers, send)
    spreads.push(last - first)
  }
  return { spread: median(spreads), cpu: ((usage(side).cpu - before) * 1000) / reports }
}

/** Opens so many browsers; KB of the server each. */
async function open(side: Side, count: number): Promise<{ browsers: ChildProcess; memory: number }> {
  const before = usage(side).rss
  const browsers = forked('lib/browsers.ts', [String(side.port), String(count)])
  await heard(browsers)
  return { browsers, memory: ((usage(side).rss - before) * 1024) / count }
}

export async function live(product: Product, counts: readonly number[] = [2000, 1000]): Promise<Row[]> {
  const api = apiOf(product.url)
  const [match] = (await api.listLastMatches()).data
  if (!match) throw new Error('the demo community has no match')
  const { data: clanes } = await api.listClanes({ params: { id: match.id_etapa } })
  const log = createLog({ name: 'bench', level: 'error', production: true })
  const redis = await ready(connectRedis(product.redis.url, 'commands', new RedisOutage(log)))
  const emitter = headlessEmitter(redis)
  const change = { etapa: match.id_etapa, version: 1, clanes: clanes.slice(0, 2) }
  const tellAll = () => {
    emitter.emit([rooms.etapa(match.id_etapa), rooms.publico], 'match:reported', { match })
    emitter.emit([rooms.etapa(match.id_etapa), rooms.publico], 'ladder:changed', change)
  }
  const rows: Row[] = []
  for (const [turnAt, count] of counts.entries()) {
    const process = forked('floor/live.ts')
    const { port } = z.object({ port: z.number() }).parse(await heard(process))
    const sides = {
      product: { port: Number(new URL(product.url).port), pid: product.server.pid },
      floor: { port, pid: process.pid },
    }
    const [ofProduct, ofFloor] = [await open(sides.product, count), await open(sides.floor, count)]
    const tellAlone = () =>
      void process.send([
        { event: 'match:reported', payload: { match } },
        { event: 'ladder:changed', payload: change },
      ])
    await tellOne(ofProduct.browsers, tellAll) // the first is compiled
    await tellOne(ofFloor.browsers, tellAlone)
    const taken = await inTurns(
      () => turn(sides.floor, ofFloor.browsers, tellAlone),
      () => turn(sides.product, ofProduct.browsers, tellAll),
    )
    const of = (side: 'floor' | 'product', figure: 'spread' | 'cpu') =>
      median(taken.map((round) => round[side][figure]))
    const both = (figure: 'spread' | 'cpu') => `${digits(of('product', figure))} / ${digits(of('floor', figure))} ms`
    const made: Row[] = [
      {
        what: `last of ${count} browsers hears a report`,
        floor: 'socket.io alone, the same events',
        goal: '≤ 1.2',
        ratios: taken.map((round) => round.product.spread / round.floor.spread),
        measured: `${both('spread')} after the first`,
      },
      {
        what: `CPU of a report told to ${count} browsers`,
        floor: 'socket.io alone, the same events',
        goal: null,
        ratios: taken.map((round) => round.product.cpu / round.floor.cpu),
        measured: both('cpu'),
      },
    ]
    // afterwards the process has grown for browsers that are gone
    if (turnAt === 0)
      made.push({
        what: `memory of each of ${count} browsers`,
        floor: 'socket.io alone',
        goal: null,
        ratios: [ofProduct.memory / ofFloor.memory],
        measured: `${digits(ofProduct.memory)} / ${digits(ofFloor.memory)} KB`,
      })
    rows.push(...made)
    for (const child of [ofProduct.browsers, ofFloor.browsers, process]) child.kill('SIGKILL')
  }
  await emitter.close()
  redis.disconnect()
  return rows
}

if (isMain(import.meta.url)) {
  const counts = process.argv.slice(2).map(Number)
  const product = await benchProduct()
  for (const row of await live(product, counts.length ? counts : undefined)) tell(row)
  await product.stop()
  process.exit(0)
}
