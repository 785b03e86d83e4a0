// The night of the final: live connections that follow one stage, reads of the pages that visitors open, and a report now and then, against one
// server: `npx tsx bench/crowd.ts [connections] [reads/s] [minutes] [seconds between reports]`, after `npm run build`; on PostgreSQL where
// TEST_DATABASE_URL names a server. Limits are on. Prints each minute's reads and memory, then the error rate, how long reads took, the memory over
// time and what was heard. Ends with 1 if a read failed, or if a client missed a report, heard it twice or was cut off.
import { randomUUID } from 'node:crypto'
import { cpus } from 'node:os'
import { paths } from '@trinchera/contract/site-paths'
import type { RouteName } from '@trinchera/contract/routes'
import { adminOf, apiOf } from '@trinchera/testing/people'
import { publicReads } from '@trinchera/testing/public-reads'
import { heardEvents, readsTaken } from './lib/crowd'
import { forked, heard } from './lib/http'
import { benchProduct } from './lib/product'
import { digits } from './lib/rounds'
import { stageOf } from './lib/stage'
import { usage } from './usage'

const connections = Number(process.argv[2] ?? 10_000)
const perSecond = Number(process.argv[3] ?? 500)
const minutes = Number(process.argv[4] ?? 10)
const reportMs = Number(process.argv[5] ?? 5) * 1000
/** How long the last report may take to be counted and heard. */
const settleMs = 30_000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const product = await benchProduct({ RATE_LIMITS: 'on' })
const port = new URL(product.url).port
const leader = await adminOf(product)
const stage = await stageOf(product, 200, [leader])
const [losing = 0, ...winning] = stage.clans
const begun = await table()
const visits = await addressesOf()
console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? ''}, node ${process.version}: ${connections} connections, ${perSecond} reads/s of ${new Set(visits).size} addresses, a report every ${reportMs / 1000} s, ${minutes} min`,
)

/** What visitors ask for, page by page: the page, which brings the replies of its first screen, and the calls behind it. */
async function addressesOf(): Promise<string[]> {
  const api = apiOf(product.url)
  const known = new Map((await publicReads(product.url)).map(({ name, address }) => [name, address]))
  const call = (name: RouteName) => {
    const address = known.get(name)
    if (address === undefined) throw new Error(`${name} is no public read`)
    return address
  }
  const idIn = (name: RouteName) => Number(/\d+/.exec(call(name).replace('/api/v1', ''))?.[0])
  const table = `/api/v1/clanes/etapa/${stage.id}`
  const tema = (await api.listRecentTemas()).data[0]
  if (!tema) throw new Error('the demo community has no topic')
  const pages: [page: string, calls: readonly RouteName[]][] = [
    [paths.home, ['listOpenEtapas', 'listAgenda', 'listLastMatches', 'listServers', 'getStreams', 'getOpciones']],
    [paths.ladder, ['listOpenEtapas', 'listTopPlayers', 'listTopClanes', 'listJuegos']],
    [paths.clan(idIn('getClan')), ['getClan', 'listClanMatches', 'listPlaces', 'listClanMedals', 'getRetoRecord']],
    [paths.partida(idIn('getMatch')), ['getMatch', 'listLastMatches']],
    [paths.jugador(idIn('getPlayer')), ['getPlayer', 'listPlayerMatches', 'listPlayerMedals', 'getPerfil']],
    [paths.anuncios, ['listAnuncios']],
    [paths.anuncio(idIn('getAnuncio')), ['getAnuncio', 'listComments']],
    [paths.tema(tema.id, tema.slug), ['getTema', 'listSecciones']],
    [paths.torneo(idIn('getTorneo')), ['listTorneos', 'getTorneo']],
    [paths.servidores, ['listServers', 'listServerHistory']],
    [paths.jugadores, ['listPlayers', 'listJuegos']],
    [paths.retos, ['listRetos']],
    [paths.palmares, ['getPalmares']],
  ]
  // the stage that everybody follows is opened between all others
  return pages.flatMap(([page, calls]) => [
    paths.etapa(stage.id),
    table,
    `/api/v1/presencia/etapa:${stage.id}`,
    page,
    ...calls.map(call),
  ])
}

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

const at = (sorted: readonly number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN
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

/** Reads until it is as it should be, or `settleMs` have passed. */
async function settled<T>(read: () => Promise<T>, isSettled: (value: T) => boolean): Promise<T> {
  const until = performance.now() + settleMs
  for (;;) {
    const value = await read()
    if (isSettled(value) || performance.now() > until) return value
    await pause(500)
  }
}
async function whatWasHeard() {
  const answer = heard(crowd)
  crowd.send('tell')
  return heardEvents.parse(await answer)
}
const hearsOf = (version: number, { events }: Awaited<ReturnType<typeof whatWasHeard>>) =>
  events.some(({ event, about, heard: by }) => event === 'ladder:changed' && about === version && by === connections)
const { losses, version } = await settled(table, (now) => now.losses - begun.losses >= reports.length)
const last = await settled(whatWasHeard, (now) => hearsOf(version, now))
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
