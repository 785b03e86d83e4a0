// A release on the night of the final: three servers and two workers behind nginx, each restarted in turn, under live connections that follow one
// stage, each with its table, reads of the pages that visitors open, reports and comments:
// `npx tsx bench/rolling-crowd.ts [connections] [reads/s] [rounds] [seconds between restarts]`, after `npm run build`; on PostgreSQL where
// TEST_DATABASE_URL names a server. Ends with 1 if a request failed, if an answered report is not counted once, or if a table is not the API's.
import { cpus } from 'node:os'
import type { ClanRow } from '@trinchera/contract/clanes'
import { createRandom } from '@trinchera/db/seed/random'
import { startLoad } from '@trinchera/testing/faults/load'
import { tableText } from '@trinchera/testing/faults/mirror'
import { startFleet } from '@trinchera/testing/fleet'
import { adminOf, apiOf } from '@trinchera/testing/people'
import { readsTaken, tablesKept } from './lib/crowd'
import { forked, heard } from './lib/http'
import { at, digits } from './lib/rounds'
import { settled } from './lib/settled'
import { visitsOf } from './lib/visits'

const connections = Number(process.argv[2] ?? 10_000)
const perSecond = Number(process.argv[3] ?? 500)
const rounds = Number(process.argv[4] ?? 1)
const pauseMs = Number(process.argv[5] ?? 20) * 1000
/** How long the last report may take to be in every table, ms. */
const patience = 120_000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const fleet = await startFleet({ SEED_DEMO: '1' }, 4)
const { url } = fleet.site
const { port } = new URL(url)
const load = await startLoad(fleet.site, await adminOf(fleet.site), createRandom('rolling-crowd'), {
  clans: 11,
  writers: 2,
  pauseMs: 3000,
})
const visits = await visitsOf(url, load.etapa.id)
console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? ''}, node ${process.version}: ${connections} connections, ${perSecond} reads/s of ${new Set(visits).size} addresses, a restart every ${pauseMs / 1000} s, ${rounds} ×`,
)
const crowd = forked('lib/crowd-tables.ts', [port, String(connections), String(load.etapa.id)])
const began = performance.now()
await heard(crowd)
console.log(`all have their table after ${digits((performance.now() - began) / 1000)} s`)
const reader = forked('lib/crowd-reads.ts', [port, String(perSecond)])
reader.send(visits)

/** What came of the reads since the last time. */
async function takeReads() {
  const answer = heard(reader)
  reader.send('tell')
  return readsTaken.parse(await answer)
}
async function askTables() {
  const answer = heard(crowd)
  crowd.send('tell')
  return tablesKept.parse(await answer)
}

const times: number[] = []
const failedReads = new Map<string, number>()
async function countReads(line: string) {
  const taken = await takeReads()
  times.push(...taken.times)
  for (const [reason, count] of Object.entries(taken.failures))
    failedReads.set(reason, (failedReads.get(reason) ?? 0) + count)
  const sorted = taken.times.toSorted((a, b) => a - b)
  const { live, atLatest, reconnected } = await askTables()
  console.log(
    `${line}: ${sorted.length} reads, p50 ${digits(at(sorted, 0.5))}, p99 ${digits(at(sorted, 0.99))} ms; ${live} connected, ${atLatest} at the newest table, ${reconnected} reconnections`,
  )
}

for (let round = 1; round <= rounds; round++)
  await fleet.restartEach(pauseMs, (line) => void countReads(`round ${round}: ${line}`))
await pause(pauseMs)
await countReads('at the end')
reader.kill('SIGKILL')
await load.stop()

const countedOf = (rows: readonly ClanRow[]) => rows.reduce((sum, row) => sum + row.derrotas, 0)
const { rows, kept } = await settled(
  async () => ({
    rows: (await apiOf(url).listClanes({ params: { id: load.etapa.id } })).data,
    kept: await askTables(),
  }),
  (now) =>
    countedOf(now.rows) === load.reports.length &&
    now.kept.atLatest === connections &&
    now.kept.latest === tableText(now.rows),
  patience,
)
const { latest, failures, ...told } = kept
const sorted = times.toSorted((a, b) => a - b)
const wrong = {
  failedReads: [...failedReads],
  failedWrites: [...load.repeated],
  failuresOfBrowsers: Object.entries(failures),
  notCountedOnce: countedOf(rows) - load.reports.length,
  tablesBehind: latest === tableText(rows) ? connections - kept.atLatest : connections,
  contradictions: kept.contradictions,
}
console.log({
  reads: sorted.length,
  p50: at(sorted, 0.5),
  p99: at(sorted, 0.99),
  worst: sorted.at(-1),
  reports: load.reports.length,
  comments: load.comments.length,
  refused: [...load.refused],
  ...told,
  ...wrong,
})
/** What nginx says of failures, whoever they were of, and how often. */
const said = new Map<string, number>()
for (const line of fleet.errors().split('\n').filter(Boolean)) {
  const reason = line.replace(/^.*?: \*\d+ /, '').replace(/, client: .*?(?=, upstream: |, host: )/, '')
  said.set(reason, (said.get(reason) ?? 0) + 1)
}
for (const [reason, count] of said) console.log(`${count} × ${reason}`)
crowd.kill('SIGKILL')
await fleet.stop()
process.exit(Object.values(wrong).every((each) => (Array.isArray(each) ? !each.length : !each)) ? 0 : 1)
