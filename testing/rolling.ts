import { listJuegos } from '@trinchera/contract/juegos'
import { listLastMatches } from '@trinchera/contract/ladder'
import { createRandom } from '@trinchera/db/seed/random'
import { pause } from './faults/fault'
import { startLoad } from './faults/load'
import { openMirror, tableText } from './faults/mirror'
import { startFleet } from './fleet'
import { adminOf, apiOf } from './people'

export interface RollingRun {
  /** Number of times that each process is restarted. */
  rounds: number
  readsPerSecond: number
  /** Number of clan leaders who report matches and write comments at the same time. */
  writers: number
}

export interface RollingOutcome {
  reads: number
  failedReads: [reason: string, times: number][]
  slowestRead: number
  reports: number
  comments: number
  /** Writes that got no reply or a 5xx: number of writes by reason. */
  failedWrites: [reason: string, times: number][]
  refused: [reason: string, times: number][]
  /** Number of reports that the etapa's ladder table counts minus number that the API confirmed; 0 if each was counted once. */
  notCountedOnce: number
  /** Number of clients whose ladder table, kept up to date by events, differs from the API's. */
  behind: number
  /** The content of nginx's error log. */
  errors: string
}

const readers = 10
/** Pause between two restarts, in ms. */
const pauseMs = 1500

/** Sends `perSecond` reads per second to the site at `url` until `ended` aborts. */
function readAll(url: string, perSecond: number, ended: AbortSignal) {
  const reads = { answered: 0, failed: new Map<string, number>(), slowest: 0 }
  async function read(path: string) {
    const start = performance.now()
    const failure = await fetch(url + path)
      .then(async (reply) => {
        await reply.arrayBuffer()
        return reply.ok ? null : String(reply.status)
      })
      .catch((error: unknown) => String(error))
    reads.slowest = Math.max(reads.slowest, performance.now() - start)
    if (failure === null) reads.answered++
    else reads.failed.set(failure, (reads.failed.get(failure) ?? 0) + 1)
  }
  const paths = [listJuegos.path, listLastMatches.path]
  const working = Array.from({ length: readers }, async (_, reader) => {
    for (let i = reader; !ended.aborted; i++)
      await Promise.all([read(paths[i % paths.length] ?? ''), pause((readers * 1000) / perSecond)])
  })
  return { reads, done: () => Promise.all(working) }
}

/** Checks every 100 ms until `holds` returns true, for at most `patienceMs`. */
async function until(holds: () => Promise<boolean> | boolean, patienceMs: number) {
  for (const end = performance.now() + patienceMs; performance.now() < end && !(await holds()); ) await pause(100)
}

/** Starts a site with three servers and two workers behind nginx, puts it under load, and restarts each process in turn, `rounds` times. */
export async function rollUnderLoad({ rounds, readsPerSecond, writers }: RollingRun): Promise<RollingOutcome> {
  const fleet = await startFleet()
  const { site } = fleet
  const load = await startLoad(site, await adminOf(site), createRandom('rolling'), { writers })
  const mirrors = Array.from({ length: 10 }, () => openMirror(site.url, load.etapa.id))
  const ended = new AbortController()
  const { reads, done } = readAll(site.url, readsPerSecond, ended.signal)

  for (let round = 1; round <= rounds; round++) await fleet.restartEach(pauseMs)
  await pause(pauseMs)
  ended.abort()
  await done()
  await load.stop()

  const table = async () => (await apiOf(site.url).listClanes({ params: { id: load.etapa.id } })).data
  const counted = async () => (await table()).reduce((sum, row) => sum + row.derrotas, 0)
  await until(async () => (await counted()) === load.reports.length, 60_000)
  const final = tableText(await table())
  await until(() => mirrors.every((mirror) => mirror.table() === final), 60_000)
  const outcome = {
    reads: reads.answered,
    failedReads: [...reads.failed],
    slowestRead: Math.round(reads.slowest),
    reports: load.reports.length,
    comments: load.comments.length,
    failedWrites: [...load.repeated],
    refused: [...load.refused],
    notCountedOnce: (await counted()) - load.reports.length,
    behind: mirrors.filter((mirror) => mirror.table() !== final).length,
    errors: fleet.errors(),
  }
  for (const mirror of mirrors) mirror.close()
  await fleet.stop()
  return outcome
}
