import { pause } from './faults/fault'
import { startNginx } from './nginx'
import { freePort, type Product, ProductProcess, startProduct } from './product'

/** A site with three servers and two workers behind nginx, on one database and one Redis. */
export interface Fleet {
  /** The site's product. Its `url` is that of nginx. */
  site: Product
  /** Restarts the processes one after another: waits `pauseMs`, ends a process, starts it again, and waits until it is ready. */
  restartEach(pauseMs: number): Promise<void>
  /** The content of nginx's error log. */
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

export async function startFleet(): Promise<Fleet> {
  const product = await startProduct({ TRUST_PROXY: '127.0.0.1' })
  const more = [await freePort(), await freePort()]
  const serverOn = (port: number) => new ProductProcess('server/dist/main.js', { ...product.env, PORT: String(port) })
  const servers = [product.server, ...more.map(serverOn)]
  const workers = [product.worker, new ProductProcess('worker/dist/main.js', product.env)]
  for (const server of servers.slice(1)) await begin(server, serverReady)
  for (const worker of workers.slice(1)) await begin(worker, workerReady)
  const nginx = await startNginx([Number(new URL(product.url).port), ...more])
  return {
    site: { ...product, url: nginx.url },
    async restartEach(pauseMs) {
      const roll = async (processes: readonly ProductProcess[], prints: RegExp) => {
        for (const process of processes) {
          await pause(pauseMs)
          await process.end('SIGTERM')
          await begin(process, prints)
        }
      }
      await roll(servers, serverReady)
      await roll(workers, workerReady)
    },
    errors: nginx.errors,
    async stop() {
      await nginx.stop()
      await Promise.all([...servers.slice(1), ...workers.slice(1)].map((each) => each.end()))
      await product.stop()
    },
  }
}
