import { readdirSync, readFileSync } from 'node:fs'
import { createRandom } from '@trinchera/db/seed/random'
import { adminOf, apiOf } from '../people'
import { pause, type Faults, type Span } from './fault'
import type { WatchedSite } from './site'
import { startLoad } from './load'
import { openMirror, tableText } from './mirror'

export interface FaultRun {
  /** Printed with the outcome. The same seed inflicts the same faults. */
  seed: string
  /** Milliseconds of load before each fault. */
  everyMs: number
  span: Span
  /** The number of faults after which the run ends. */
  most: number
  print?: (line: string) => void
}

export interface Outcome {
  inflicted: string[]
  reports: number
  comments: number
  repeated: number
  /** How many answered writes have no row. */
  lost: number
  /** How many rows belong to no answered write. */
  doubled: number
  /** How many rows changed when the whole log was replayed. */
  unlikeReplay: number
  /** How many clients have a table that differs from the API's. */
  behind: number
  refused: ReadonlyMap<string, number>
  /** Mails and answers that are still missing on either side after all of the site's neighbours work again. */
  unsettled: string[]
  /** Processes that hold more file handles after the run than before the load, beyond `handlesAllowed`. */
  leaking: string[]
  /** The largest number of warnings that one fault caused in the logs of all processes. */
  mostWarnings: number
  tookMs: number
  /** The memory and file handles of each process after each fault. */
  footprint: Footprint[]
}

/** What a process uses at one moment: MB of memory and open file handles. */
export interface Footprint {
  name: string
  pid: number | undefined
  mb: number
  handles: number
}

/**
 * How many more file handles an idle process may hold than before the load, because connection pools open connections when they first need
 * them.
 */
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

/** The processes that hold over `handlesAllowed` more file handles than at `before`. */
function leakingSince(before: readonly Footprint[], processes: WatchedSite['processes']): string[] {
  return footprints(processes).flatMap(({ name, handles }) => {
    const began = before.find((one) => one.name === name)?.handles ?? 0
    return handles > began + handlesAllowed ? [`${name}: ${began} file handles at first, ${handles} now`] : []
  })
}

const outputs = (processes: WatchedSite['processes']) => Object.values(processes).map(({ output }) => output)

/** The number of log lines of level warning or worse printed since `from`, which has one output per process in the same order. */
const warningsSince = (processes: WatchedSite['processes'], from: readonly string[]) =>
  outputs(processes)
    .map((output, index) => output.slice(from[index]?.length ?? 0))
    .join('\n')
    .split('\n')
    .filter((line) => / (?:aviso|error|fatal) /.test(line)).length

/** How long to wait until all neighbours have recovered, ms. A mail whose worker was killed is tried again only after two minutes. */
const neighboursMs = 240_000

/** Checks repeatedly until `holds` answers true; rejects after `patienceMs`. A failed check counts as false. */
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

/** All ids of a paginated list. */
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
 * Inflicts faults in random order on a product under load. Then checks that every answered write exists exactly once, that the projection
 * equals a replay of the log, and that the clients have caught up automatically.
 */
export async function runFaults<Site extends WatchedSite>(
  product: Site,
  faults: Faults<Site>,
  { seed, everyMs, span, most, print = () => {} }: FaultRun,
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
  await load.stop()

  const api = apiOf(product.url)
  const reports = await allIds((pagina) =>
    admin.api.listReportes({ query: { pagina, por_pagina: 100, etapa: load.etapa.id } }),
  )
  const comments = await allIds((pagina) =>
    api.listComments({ params: { id: load.anuncio }, query: { pagina, por_pagina: 100 } }),
  )
  const table = async () => tableText((await api.listClanes({ params: { id: load.etapa.id } })).data)
  // waits until the table counts every report
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
