// Broadcasts reports to 2000 browsers, once by the product and once by socket.io alone, without Redis. Measures the time from the first to
// the last browser that receives a report, the server's CPU, and the server's memory per browser. Reports are emitted through Redis as the
// worker emits them, so storing reports and updating the ladder table are not measured.
import type { ChildProcess } from 'node:child_process'
import { z } from 'zod'
import { rooms } from '@trinchera/contract/socket'
import { headlessEmitter } from '@trinchera/runtime/emitter'
import { apiOf } from '@trinchera/testing/people'
import type { Product } from '@trinchera/testing/product'
import { forked, heard, portOf, redisOf, sideOf, usage, type Side } from './lib/processes'
import { contender, digits, inTurns, median, medians, ratios, small, type Row } from './lib/rounds'

const count = small ? 100 : 2000
/** Number of reports that each side (the product, or socket.io alone) sends per turn. */
const reports = 5

const told = z.object({ first: z.number(), last: z.number() })

/**
 * Sends one report to all browsers connected to a side. Resolves, once the last browser has received it, with the first and last arrival.
 */
async function tellOne(browsers: ChildProcess, send: () => void): Promise<z.infer<typeof told>> {
  const all = heard(browsers)
  send()
  return told.parse(await all)
}

/** Sends the reports of one turn. Returns the median ms from the first to the last browser, and the server's CPU ms per report. */
async function turn(side: Side, browsers: ChildProcess, send: () => void): Promise<{ spread: number; cpu: number }> {
  const spreads: number[] = []
  const before = usage(side).cpu
  for (let n = 0; n < reports; n++) {
    const { first, last } = await tellOne(browsers, send)
    spreads.push(last - first)
  }
  return { spread: median(spreads), cpu: ((usage(side).cpu - before) * 1000) / reports }
}

/**
 * Connects browsers to a side (the product, or socket.io alone) and sends a warm-up report. Returns the contender and the server's memory
 * per browser, KB.
 */
async function open(side: Side, send: () => void) {
  const before = usage(side).rss
  const browsers = forked('lib/browsers.ts', [String(side.port), String(count)])
  await heard(browsers)
  const memory = ((usage(side).rss - before) * 1024) / count
  await tellOne(browsers, send) // warm-up: the first report also pays for compilation
  return { ...contender(() => turn(side, browsers, send)), memory, close: () => browsers.kill('SIGKILL') }
}

export async function live(product: Product): Promise<Row[]> {
  const api = apiOf(product.url)
  const [match] = (await api.listLastMatches()).data
  if (!match) throw new Error('the demo community has no match')
  const { data: clanes } = await api.listClanes({ params: { id: match.id_etapa } })
  const redis = await redisOf(product)
  const emitter = headlessEmitter(redis)
  const change = { etapa: match.id_etapa, version: 1, clanes: clanes.slice(0, 2) }
  const own = await open(sideOf(product), () => {
    emitter.emit([rooms.etapa(match.id_etapa), rooms.publico], 'match:reported', { match })
    emitter.emit([rooms.etapa(match.id_etapa), rooms.publico], 'ladder:changed', change)
  })
  const server = forked('floor/live.ts')
  const events = [
    { event: 'match:reported', payload: { match } },
    { event: 'ladder:changed', payload: change },
  ]
  const floor = await open({ port: await portOf(server), pid: server.pid }, () => void server.send(events))
  await inTurns(floor, own)
  for (const side of [own, floor]) side.close()
  server.kill()
  await emitter.close()
  redis.disconnect()
  const row = (what: string, goal: string | null, figure: 'spread' | 'cpu', after: string): Row => ({
    what,
    floor: 'socket.io alone',
    goal,
    values: ratios(own, floor, (of) => of[figure]),
    measured: `${medians((of) => of[figure], own, floor)} ms${after}`,
  })
  return [
    row(`last of ${count} browsers hears a report`, '≤ 1.2', 'spread', ' after the first'),
    row(`CPU of a report told to ${count} browsers`, null, 'cpu', ''),
    {
      what: `memory of each of ${count} browsers`,
      floor: 'socket.io alone',
      goal: null,
      values: [own.memory / floor.memory],
      measured: `${digits(own.memory)} / ${digits(floor.memory)} KB`,
    },
  ]
}
