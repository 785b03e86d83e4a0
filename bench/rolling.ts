// Three servers and two workers behind nginx under load, each restarted in turn: `npx tsx bench/rolling.ts [rounds] [reads/s] [writers]`, after
// `npm run build`; on PostgreSQL where TEST_DATABASE_URL names a server. Ends with 1 if a request failed, if an answered write is not there once, or if a
// client's table is not the API's.
import { listJuegos } from '@trinchera/contract/juegos'
import { listLastMatches } from '@trinchera/contract/ladder'
import { createRandom } from '@trinchera/db/seed/random'
import { startLoad } from '@trinchera/testing/faults/load'
import { openMirror, tableText } from '@trinchera/testing/faults/mirror'
import { startNginx } from '@trinchera/testing/nginx'
import { adminOf, apiOf } from '@trinchera/testing/people'
import { freePort, ProductProcess, startProduct } from '@trinchera/testing/product'

const rounds = Number(process.argv[2] ?? 2)
const readsPerSecond = Number(process.argv[3] ?? 100)
const writers = Number(process.argv[4] ?? 4)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const product = await startProduct({ TRUST_PROXY: '127.0.0.1' })
const ports = [Number(new URL(product.url).port), await freePort(), await freePort()]
const servers = [product.server, ...ports.slice(1).map((port) => serverOn(port))]
const workers = [product.worker, new ProductProcess('worker/dist/main.js', product.env)]
for (const server of servers.slice(1)) await begin(server, /servidor en http/)
for (const worker of workers.slice(1)) await begin(worker, /worker listo/)
const nginx = await startNginx(ports)
const site = { ...product, url: nginx.url }

function serverOn(port: number) {
  return new ProductProcess('server/dist/main.js', { ...product.env, PORT: String(port) })
}

async function begin(process: ProductProcess, prints: RegExp) {
  const from = process.output.length
  process.start()
  await process.prints(prints, from)
}

const load = await startLoad(site, await adminOf(site), createRandom('rolling'), { writers })
const mirrors = Array.from({ length: 10 }, () => openMirror(nginx.url, load.etapa.id))

const reads = { answered: 0, failed: new Map<string, number>(), slowest: 0 }
const ended = new AbortController()
async function read(path: string) {
  const start = performance.now()
  const failure = await fetch(nginx.url + path)
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
const readers = Array.from({ length: 10 }, async (_, reader) => {
  for (let i = reader; !ended.signal.aborted; i++) {
    await Promise.all([read(paths[i % paths.length] ?? ''), pause(10_000 / readsPerSecond)])
  }
})

for (let round = 1; round <= rounds; round++) {
  for (const [index, server] of servers.entries()) {
    await pause(1500)
    const code = await server.end('SIGTERM')
    await begin(server, /servidor en http/)
    console.log(`round ${round}: server ${index + 1} ended with ${code} and is back`)
  }
  for (const [index, worker] of workers.entries()) {
    const code = await worker.end('SIGTERM')
    await begin(worker, /worker listo/)
    console.log(`round ${round}: worker ${index + 1} ended with ${code} and is back`)
  }
}
await pause(1500)
ended.abort()
await Promise.all(readers)
await load.stop()

const api = apiOf(nginx.url)
const table = async () => (await api.listClanes({ params: { id: load.etapa.id } })).data
const counted = async () => (await table()).reduce((sum, row) => sum + row.derrotas, 0)
for (let tries = 0; tries < 200 && (await counted()) !== load.reports.length; tries++) await pause(100)
const final = tableText(await table())
for (let tries = 0; tries < 100 && mirrors.some((mirror) => mirror.table() !== final); tries++) await pause(100)
const outcome = {
  reads: reads.answered,
  failedReads: [...reads.failed],
  slowestRead: Math.round(reads.slowest),
  reports: load.reports.length,
  comments: load.comments.length,
  failedWrites: load.repeated(),
  refused: [...load.refused],
  notCountedOnce: (await counted()) - load.reports.length,
  behind: mirrors.filter((mirror) => mirror.table() !== final).length,
}
console.log(outcome)
if (reads.failed.size || load.repeated()) console.log(nginx.errors())
for (const mirror of mirrors) mirror.close()
await nginx.stop()
await Promise.all([...servers.slice(1), ...workers.slice(1)].map((each) => each.end()))
await product.stop()
process.exitCode = reads.failed.size || outcome.failedWrites || outcome.notCountedOnce || outcome.behind ? 1 : 0
