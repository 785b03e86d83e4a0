// One to four server processes, and one to four worker processes, on one machine: reads and reports a second of all of them, and the CPU time of each. Their clients,
// the database and Redis take their share of the same cores, so that the CPU of one read or report tells more than their number.
import { cpus } from 'node:os'
import { freePort, ProductProcess } from '@trinchera/testing/product'
import { requestOf, startClient } from '../lib/http'
import { benchProduct } from '../lib/product'
import { fullTurn, productTaker } from '../lib/report-load'
import { median } from '../lib/rounds'
import { stageOf } from '../lib/stage'
import { usage } from '../usage'
import type { Figures } from './measured'

const rounds = 3
const readMs = 2000
const connections = 32
const manyStages = 8
const compressed = { 'accept-encoding': 'gzip, deflate, br' }

const bundles = {
  servers: { file: 'server/dist/main.js', ready: /servidor en http/ },
  workers: { file: 'worker/dist/main.js', ready: /worker listo/ },
}
export type Kind = keyof typeof bundles

/** A product with so many processes of a kind. */
async function openProcesses(kind: Kind, count: number) {
  const product = await benchProduct()
  const { file, ready } = bundles[kind]
  const more: { url: string; process: ProductProcess }[] = []
  for (let n = 1; n < count; n++) {
    const port = String(await freePort())
    const started = new ProductProcess(file, { ...product.env, PORT: port })
    started.start()
    await started.prints(ready)
    more.push({ url: `http://127.0.0.1:${port}`, process: started })
  }
  return {
    product,
    urls: [product.url, ...(kind === 'servers' ? more.map(({ url }) => url) : [])],
    all: [product.server, product.worker, ...more.map((each) => each.process)],
    async close() {
      await Promise.all(more.map((each) => each.process.end()))
      await product.stop()
    },
  }
}
type Processes = Awaited<ReturnType<typeof openProcesses>>

/** Time of all cores so far, ms. */
const coreTimes = () =>
  cpus()
    .map(({ times }) => times)
    .reduce(
      (sum, { idle, ...rest }) => ({
        idle: sum.idle + idle,
        busy: sum.busy + rest.user + rest.nice + rest.sys + rest.irq,
      }),
      { idle: 0, busy: 0 },
    )

interface Done {
  count: number
  perSecond: number
}

/** How many a second, µs of CPU of servers and workers each, and how many cores all programs of the machine kept busy: medians of some rounds. */
async function figuresOf(what: string, { all }: Processes, work: () => Promise<Done>): Promise<Figures> {
  const cpuMicros = () => all.reduce((sum, each) => sum + usage(each).cpu, 0) * 1e6
  const taken: { perSecond: number; cpu: number; cores: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const before = { cpu: cpuMicros(), cores: coreTimes() }
    const { count, perSecond } = await work()
    const busy = coreTimes().busy - before.cores.busy
    const idle = coreTimes().idle - before.cores.idle
    taken.push({
      perSecond,
      cpu: (cpuMicros() - before.cpu) / count,
      cores: (cpus().length * busy) / (busy + idle),
    })
  }
  const of = (figure: keyof (typeof taken)[number]) => median(taken.map((each) => each[figure]))
  return new Map([
    [`${what} a second (a count)`, [of('perSecond')]],
    [`${what}: CPU of servers and workers, each (µs)`, [of('cpu')]],
    [`${what}: cores that all programs keep busy (a count)`, [of('cores')]],
  ])
}

async function reads(processes: Processes): Promise<Figures> {
  const { product, urls } = processes
  const stage = await stageOf(product, 200)
  const address = `/api/v1/clanes/etapa/${stage.id}`
  const request = requestOf(address, compressed)
  const sides = urls.map((url) => ({ port: Number(new URL(url).port), pid: product.server.pid, client: startClient() }))
  const turn = async (ms: number): Promise<Done> => {
    const asked = await Promise.all(
      sides.map(({ client, ...side }) =>
        client(side, { request, connections: Math.round(connections / sides.length), ms, status: 200 }),
      ),
    )
    const perSecond = asked.reduce((sum, each) => sum + each.perSecond, 0)
    return { perSecond, count: (perSecond * ms) / 1000 }
  }
  await turn(readMs) // the first requests are compiled and cached
  return figuresOf("reads of a stage's table", processes, () => turn(readMs))
}

async function reports(processes: Processes, stages: number): Promise<Figures> {
  const { product, urls } = processes
  const { taker, close } = await productTaker(product, { urls, stages })
  await fullTurn(taker)
  const figures = await figuresOf(`reports on ${stages === 1 ? 'one stage' : `${stages} stages`}`, processes, () =>
    fullTurn(taker),
  )
  close()
  return figures
}

export async function processesPoint(kind: Kind, count: number): Promise<Figures> {
  const processes = await openProcesses(kind, count)
  const figures = [
    ...(kind === 'servers' ? await reads(processes) : []),
    ...(await reports(processes, 1)),
    ...(await reports(processes, manyStages)),
  ]
  await processes.close()
  return new Map(figures)
}
