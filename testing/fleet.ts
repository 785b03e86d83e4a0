import { pause } from './faults/fault'
import { startNginx } from './nginx'
import { freePort, type Product, ProductProcess, startProduct } from './product'

/** Three servers and two workers behind nginx, on one database and one Redis. */
export interface Fleet {
  /** Its `url` is nginx's. */
  site: Product
  /** Each process in turn is told to end, and started again when it has ended; the next one when it is back, and `pauseMs` have passed. */
  restartEach(pauseMs: number, print: (line: string) => void): Promise<void>
  /** What nginx says of failures. */
  errors(): string
  stop(): Promise<void>
}

const serverReady = /servidor en http/
const workerReady = /worker listo/

async function begin(process: ProductProcess, prints: RegExp) {
  const from = process.output.length
  process.start()
  await process.prints(prints, from)
}

/** `env` overrides that of `startProduct`; `proxyWorkers`: processes of nginx. */
export async function startFleet(env: Record<string, string> = {}, proxyWorkers = 1): Promise<Fleet> {
  const product = await startProduct({ TRUST_PROXY: '127.0.0.1', ...env })
  const more = [await freePort(), await freePort()]
  const serverOn = (port: number) => new ProductProcess('server/dist/main.js', { ...product.env, PORT: String(port) })
  const servers = [product.server, ...more.map(serverOn)]
  const workers = [product.worker, new ProductProcess('worker/dist/main.js', product.env)]
  for (const server of servers.slice(1)) await begin(server, serverReady)
  for (const worker of workers.slice(1)) await begin(worker, workerReady)
  const nginx = await startNginx([Number(new URL(product.url).port), ...more], { workers: proxyWorkers })
  return {
    site: { ...product, url: nginx.url },
    async restartEach(pauseMs, print) {
      const roll = async (what: string, processes: readonly ProductProcess[], prints: RegExp) => {
        for (const [index, process] of processes.entries()) {
          await pause(pauseMs)
          const code = await process.end('SIGTERM')
          await begin(process, prints)
          print(`${what} ${index + 1} ended with ${code} and is back`)
        }
      }
      await roll('server', servers, serverReady)
      await roll('worker', workers, workerReady)
    },
    errors: nginx.errors,
    async stop() {
      await nginx.stop()
      await Promise.all([...servers.slice(1), ...workers.slice(1)].map((each) => each.end()))
      await product.stop()
    },
  }
}
