import { holdWriteLock } from '@trinchera/db/testing'
import type { Product, ProductProcess } from '../product'

/** How long what is stopped stays stopped, ms. */
export interface Span {
  shortMs: number
  longMs: number
}

export type Fault = (product: Product, span: Span) => Promise<void>

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function restart(process: ProductProcess, prints: RegExp) {
  const from = process.output.length
  process.start()
  await process.prints(prints, from)
}

const serverReady = /servidor en http/
const workerReady = /worker listo/

async function crash(process: ProductProcess, prints: RegExp) {
  await process.end('SIGKILL')
  await restart(process, prints)
}

async function suspend(process: ProductProcess, ms: number) {
  process.pause()
  await pause(ms)
  process.resume()
}

/** What can happen to a running product, each left behind with everything running again. */
export const faults = {
  'server killed': (product) => crash(product.server, serverReady),
  'worker killed': (product) => crash(product.worker, workerReady),
  'Redis killed': async ({ redis }, { shortMs }) => {
    await redis.kill()
    await pause(shortMs)
    await redis.start()
  },
  'Redis frozen': async ({ redis }, { longMs }) => {
    redis.freeze()
    await pause(longMs)
    redis.thaw()
  },
  "Redis's data lost": async ({ redis }) => {
    await redis.kill()
    redis.lose()
    await redis.start()
  },
  'everything killed': async ({ server, worker, redis }) => {
    await Promise.all([server.end('SIGKILL'), worker.end('SIGKILL'), redis.kill()])
    await redis.start()
    await Promise.all([restart(server, serverReady), restart(worker, workerReady)])
  },
  'server suspended': ({ server }, { shortMs }) => suspend(server, shortMs),
  'worker suspended': ({ worker }, { longMs }) => suspend(worker, longMs),
  'database locked by another process': async ({ databaseUrl }, { longMs }) => {
    const release = await holdWriteLock(databaseUrl)
    await pause(longMs)
    await release()
  },
  'server restarted': async ({ server }) => {
    await server.end('SIGTERM')
    await restart(server, serverReady)
  },
  'worker restarted': async ({ worker }) => {
    await worker.end('SIGTERM')
    await restart(worker, workerReady)
  },
} as const satisfies Record<string, Fault>

export type FaultName = keyof typeof faults
const isFault = (name: string): name is FaultName => Object.hasOwn(faults, name)
export const faultNames = Object.keys(faults).filter(isFault)
