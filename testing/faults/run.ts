import { readdirSync, readFileSync } from 'node:fs'
import { createRandom } from '@trinchera/db/seed/random'
import { adminOf, apiOf } from '../people'
import { pause, type Faults, type Span } from './fault'
import type { WatchedSite } from './site'
import { startLoad } from './load'
import { openMirror, tableText } from './mirror'

export interface FaultRun {
  /** Seed of the random order of faults, printed with the outcome, so that a run can be repeated. */
  seed: string
  /** How long the load runs before each fault, in ms. */
  everyMs: number
  span: Span
  most: number
  /** How many reports and comments the site has to confirm at least. The load goes on after the last fault until then. */
  least: { reports: number; comments: number }
  print?: (line: string) => void
}

export interface Outcome {
  inflicted: string[]
  reports: number
  comments: number
  repeated: number
  /** Number of confirmed writes that are not in the database. */
  lost: number
  /** Number of rows that belong to no confirmed write. */
  doubled: number
  /** Number of standings that calculating the ladder table again from the whole log has corrected; 0 if they were right. */
  unlikeReplay: number
  /** Number of clients whose copy of the ladder table differs from the API's. */
  behind: number
  refused: ReadonlyMap<string, number>
  /** What has not recovered after the services that the site depends on work again (`unsettled` in `neighbours.ts`). */
  unsettled: string[]
  /** Processes with more open file handles after the run than before, beyond `handlesAllowed`. */
  leaking: string[]
  /** The largest number of warnings that a single fault caused in all logs. */
  mostWarnings: number
  tookMs: number
  /** Memory and open file handles of each process, measured after each fault. */
  footprint: Footprint[]
}

/** Memory (MB) and number of open file handles of a process at one moment. */
export interface Footprint {
  name: string
  pid: number | undefined
  mb: number
  handles: number
}

/** How many more file handles a process may hold than before the load. Connection pools open connections only when they need them. */
const handlesAllowed = 16

const footprints = (processes: WatchedSite['processes']): Footprint[] =>
  Object.entries(processes).map(([name, { pid }]) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return {
      name,
      pid,
      mb: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024),
      handles: readdirSync(`/proc/${pid}/fd`).length,
    }
  })

/** The processes that hold over `handlesAllowed` more file handles than in `before`, as messages. */
function leakingSince(before: readonly Footprint[], processes: WatchedSite['processes']): string[] {
  return footprints(processes).flatMap(({ name, handles }) => {
    const began = before.find((one) => one.name === name)?.handles ?? 0
    return handles > began + handlesAllowed ? [`${name}: ${began} file handles at first, ${handles} now`] : []
  })
}

const outputs = (processes: WatchedSite['processes']) => Object.values(processes).map(({ output }) => output)

/** Number of log lines of level warning or worse after `from`, which contains the earlier output of each process, in the same order. */
const warningsSince = (processes: WatchedSite['processes'], from: readonly string[]) =>
  outputs(processes)
    .map((output, index) => output.slice(from[index]?.length ?? 0))
    .join('\n')
    .split('\n')
    .filter((line) => / (?:aviso|error|fatal) /.test(line)).length

/**
 * How long to wait for the services to recover, and for the load to write enough, in ms. A mail whose worker was killed is tried again only
 * after two minutes.
 */
const neighboursMs = 240_000

/** Calls `holds` until it returns true; an error counts as false. Rejects after `patienceMs`. `what`: the condition, for the error. */
async function until(holds: () => Promise<boolean>, what: string, patienceMs = 60_000) {
  const end = performance.now() + patienceMs
  for (;;) {
    if (await holds().catch(() => false)) return
    if (performance.now() > end) throw new Error(`not within ${patienceMs} ms: ${what}`)
    await pause(100)
  }
}

async function isReady(url: string) {
  return (await fetch(`${url}/listo`, { signal: AbortSignal.timeout(10_000) })).ok
}

/** The ids in all pages of a list. */
async function allIds(page: (pagina: number) => Promise<{ data: { id: number }[] }>): Promise<number[]> {
  const ids: number[] = []
  for (let pagina = 1; ; pagina++) {
    const { data } = await page(pagina)
    ids.push(...data.map(({ id }) => id))
    if (data.length < 100) return ids
  }
}

const missing = (wanted: readonly number[], there: readonly number[]) => {
  const known = new Set(there)
  return wanted.filter((id) => !known.has(id)).length
}

/**
 * Causes faults in random order on a site under load. Then checks that every confirmed write exists exactly once, that the ladder table
 * equals one calculated again from the whole log, and that clients have the current table.
 */
export async function runFaults<Site extends WatchedSite>(
  product: Site,
  faults: Faults<Site>,
  { seed, everyMs, span, most, least, print = () => {} }: FaultRun,
): Promise<Outcome> {
  const random = createRandom(seed)
  const { processes } = product
  const rested = footprints(processes)
  const admin = await adminOf(product)
  const load = await startLoad(product, admin, random)
  const clients = Array.from({ length: 3 }, () => openMirror(product.url, load.etapa.id))
  const inflicted: string[] = []
  const footprint: Footprint[] = []
  let mostWarnings = 0
  const begin = performance.now()
  let deck: [string, Faults<Site>[string]][] = []
  while (inflicted.length < most) {
    await pause(everyMs)
    if (!deck.length) deck = random.shuffle(Object.entries(faults))
    const next = deck.pop()
    if (!next) break
    const [name, inflict] = next
    const [written, printed] = [load.reports.length, outputs(processes)]
    const at = performance.now()
    await inflict(product, span)
    await until(() => isReady(product.url), `ready after: ${name}`)
    inflicted.push(name)
    const taken = footprints(processes)
    footprint.push(...taken)
    const warnings = warningsSince(processes, printed)
    mostWarnings = Math.max(mostWarnings, warnings)
    print(
      `${inflicted.length} ${name}: ready after ${Math.round(performance.now() - at)} ms, ${load.reports.length - written} reports meanwhile, ${warnings} warnings; ${taken.map((one) => `${one.name} ${one.mb} MB ${one.handles} handles`).join(', ')}`,
    )
  }
  const enough = async () => load.reports.length >= least.reports && load.comments.length >= least.comments
  await until(enough, 'enough written', neighboursMs)
  await load.stop()

  const api = apiOf(product.url)
  const reports = await allIds((pagina) =>
    admin.api.listReportes({ query: { pagina, por_pagina: 100, etapa: load.etapa.id } }),
  )
  const comments = await allIds((pagina) =>
    api.listComments({ params: { id: load.anuncio }, query: { pagina, por_pagina: 100 } }),
  )
  const table = async () => tableText((await api.listClanes({ params: { id: load.etapa.id } })).data)
  // Waits until the ladder table includes every report.
  await until(async () => {
    const { data } = await api.listClanes({ params: { id: load.etapa.id } })
    return data.reduce((sum, row) => sum + row.derrotas, 0) === reports.length
  }, 'all reports folded')
  const final = await table()
  await until(async () => clients.every((client) => client.table() === final), 'clients caught up').catch(() => {})
  const behind = clients.filter((client) => client.table() !== final).length
  for (const client of clients) client.close()
  await until(async () => (await product.unsettled()).length === 0, 'neighbours heard', neighboursMs).catch(() => {})
  await until(async () => leakingSince(rested, processes).length === 0, 'handles given back').catch(() => {})
  const { cambios } = (await admin.api.recalculateEtapa({ params: { id: load.etapa.id } })).data
  const answered = [load.reports.map(({ id }) => id), load.comments.map(({ id }) => id)] as const
  return {
    inflicted,
    reports: load.reports.length,
    comments: load.comments.length,
    repeated: [...load.repeated.values()].reduce((sum, times) => sum + times, 0),
    lost: missing(answered[0], reports) + missing(answered[1], comments),
    doubled: missing(reports, answered[0]) + missing(comments, answered[1]),
    unlikeReplay: cambios,
    behind,
    unsettled: await product.unsettled(),
    leaking: leakingSince(rested, processes),
    mostWarnings,
    tookMs: performance.now() - begin,
    refused: load.refused,
    footprint,
  }
}
