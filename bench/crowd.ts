// The night of the final: live connections that follow one stage, reads of the pages that visitors open, and a report now and then, against one
// server: `npx tsx bench/crowd.ts [connections] [reads/s] [minutes] [seconds between reports]`, after `npm run build`; on PostgreSQL where
// TEST_DATABASE_URL names a server. Limits are on. Prints each minute's reads and memory, then the error rate, how long reads took, the memory over
// time and what was heard. Ends with 1 if a read failed, or if a client missed a report, heard it twice or was cut off.
import { randomUUID } from 'node:crypto'
import { cpus } from 'node:os'
import { adminOf, apiOf } from '@trinchera/testing/people'
import { heardEvents, readsTaken } from './lib/crowd'
import { forked, heard } from './lib/http'
import { benchProduct } from './lib/product'
import { at, digits } from './lib/rounds'
import { settled } from './lib/settled'
import { stageOf } from './lib/stage'
import { visitsOf } from './lib/visits'
import { usage } from './usage'

const connections = Number(process.argv[2] ?? 10_000)
const perSecond = Number(process.argv[3] ?? 500)
const minutes = Number(process.argv[4] ?? 10)
const reportMs = Number(process.argv[5] ?? 5) * 1000
/** How long the last report may take to be counted and heard, ms. */
const patience = 30_000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const product = await benchProduct({ RATE_LIMITS: 'on' })
const port = new URL(product.url).port
const leader = await adminOf(product)
const stage = await stageOf(product, 200, [leader])
const [losing = 0, ...winning] = stage.clans
const begun = await table()
const visits = await visitsOf(product.url, stage.id)
console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? ''}, node ${process.version}: ${connections} connections, ${perSecond} reads/s of ${new Set(visits).size} addresses, a report every ${reportMs / 1000} s, ${minutes} min`,
)

/** The stage's version, and how many reports it has counted. */
async function table() {
  const { data, meta } = await apiOf(product.url).listClanes({ params: { id: stage.id } })
  return { version: meta.version, losses: data.find(({ id }) => id === losing)?.derrotas ?? 0 }
}

const watched = { server: product.server, worker: product.worker }
const crowd = forked('lib/crowd-sockets.ts', [port, String(connections), String(stage.id)])
const began = performance.now()
const before = usage(product.server).rss
await heard(crowd)
console.log(
  `all connected after ${digits((performance.now() - began) / 1000)} s; server ${digits(before)} MB before, ${digits(usage(product.server).rss)} after`,
)

const reader = forked('lib/crowd-reads.ts', [port, String(perSecond)])
reader.send(visits)
async function takeReads() {
  const answer = heard(reader)
  reader.send('tell')
  return readsTaken.parse(await answer)
}

const reports: number[] = []
const refused = new Map<string, number>()
const ended = new AbortController()
const reporting = (async () => {
  for (let n = 0; !ended.signal.aborted; n++) {
    const next = pause(reportMs)
    await leader.api
      .reportLoss({
        body: {
          id_clan_ganador: winning[n % winning.length] ?? 0,
          id_clan_perdedor: losing,
          id_etapa: stage.id,
          id_juego: stage.juego,
        },
        headers: { 'idempotency-key': randomUUID() },
      })
      .then(
        ({ data }) => void reports.push(data.id),
        (error: unknown) => void refused.set(String(error), (refused.get(String(error)) ?? 0) + 1),
      )
    await next
  }
})()

const all: number[] = []
const failures = new Map<string, number>()
/** The server's MB, before the first minute and after each. */
const memory = [usage(watched.server).rss]
for (let minute = 1; minute <= minutes; minute++) {
  const [server, worker] = [usage(watched.server).cpu, usage(watched.worker).cpu]
  await pause(60_000)
  const { times, failures: failed, late } = await takeReads()
  all.push(...times)
  for (const [failure, count] of Object.entries(failed)) failures.set(failure, (failures.get(failure) ?? 0) + count)
  const sorted = times.toSorted((a, b) => a - b)
  const [now, of] = [usage(watched.server), usage(watched.worker)]
  memory.push(now.rss)
  console.log(
    `minute ${minute}: ${times.length} reads, ${Object.keys(failed).length} kinds of failure, p50 ${digits(at(sorted, 0.5))}, p95 ${digits(at(sorted, 0.95))}, p99 ${digits(at(sorted, 0.99))}, worst ${digits(sorted.at(-1) ?? 0)} ms (reader's own p99 ${digits(late)}); server ${digits(now.rss)} MB ${digits(((now.cpu - server) / 60) * 100)} % CPU, worker ${digits(of.rss)} MB ${digits(((of.cpu - worker) / 60) * 100)} %`,
  )
}
ended.abort()
await reporting

async function whatWasHeard() {
  const answer = heard(crowd)
  crowd.send('tell')
  return heardEvents.parse(await answer)
}
const hearsOf = (version: number, { events }: Awaited<ReturnType<typeof whatWasHeard>>) =>
  events.some(({ event, about, heard: by }) => event === 'ladder:changed' && about === version && by === connections)
const { losses, version } = await settled(table, (now) => now.losses - begun.losses >= reports.length, patience)
const last = await settled(whatWasHeard, (now) => hearsOf(version, now), patience)
const { closed, events } = last
const ofReports = new Map(events.filter(({ event }) => event === 'match:reported').map((event) => [event.about, event]))
const versions = events.filter(({ event }) => event === 'ladder:changed')
const missed = reports.filter((id) => ofReports.get(id)?.heard !== connections).length
const partly = versions.filter((each) => each.heard !== connections).length
const again = events.filter((event) => event.again > 0).length
const spreads = events.map(({ spread }) => spread).toSorted((a, b) => a - b)
const sorted = all.toSorted((a, b) => a - b)
const failed = [...failures.values()].reduce((sum, count) => sum + count, 0)
console.log({
  reads: all.length + failed,
  errorRate: failed / (all.length + failed),
  failed: [...failures],
  p50: at(sorted, 0.5),
  p99: at(sorted, 0.99),
  worst: sorted.at(-1),
  serverMBByMinute: memory.map(Math.round),
  reports: reports.length,
  refused: [...refused],
  reportsNotHeardByAll: missed,
  tablesNotHeardByAll: partly,
  heardTwice: again,
  lastVersionHeardByAll: hearsOf(version, last),
  counted: losses - begun.losses,
  lastToHearMedianMs: at(spreads, 0.5),
  lastToHearWorstMs: spreads.at(-1),
  closed,
})
const whole = !failed && !refused.size && !missed && !partly && !again && !closed
reader.kill('SIGKILL')
crowd.kill('SIGKILL')
await product.stop()
process.exit(whole ? 0 : 1)
