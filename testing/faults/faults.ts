import { holdWriteLock } from '@trinchera/db/testing'
import type { ProductProcess } from '../product'
import { pause, type Faults } from './fault'
import { neighbourFaults } from './neighbours'
import { commandReady, type CommandSite, type FaultSite } from './site'

async function restart(process: ProductProcess, prints: RegExp) {
  const from = process.output.length
  process.start()
  await process.prints(prints, from)
}

const serverReady = /servidor en http/
const workerReady = /worker listo/
const botReady = /al habla con el sitio/
const jumpMs = 2 * 3_600_000

async function crash(process: ProductProcess, prints: RegExp) {
  await process.end('SIGKILL')
  await restart(process, prints)
}

async function suspend(process: ProductProcess, ms: number) {
  process.pause()
  await pause(ms)
  process.resume()
}

/** The faults that can be caused on a running site, by name. Each function causes its fault and repairs it before it resolves. */
const faults: Faults<FaultSite> = {
  ...neighbourFaults,
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
  'bot killed': ({ bot }) => crash(bot, botReady),
  "Discord's gateway cut off, deaf and forgetful": async ({ discord: { gateway } }, { shortMs }) => {
    gateway.drop(1006)
    gateway.deaf(true)
    await pause(shortMs)
    gateway.forget()
    gateway.deaf(false)
    gateway.drop(1006)
  },
  'clock jumps two hours ahead, then behind, and back': async ({ setClock }, { shortMs }) => {
    for (const ahead of [jumpMs, -jumpMs, 0]) {
      setClock(ahead)
      await pause(shortMs)
    }
  },
}

const fullDisk: Faults<FaultSite> = {
  'disk full': async ({ disk }, { longMs }) => {
    const giveSpace = disk?.fill()
    await pause(longMs)
    giveSpace?.()
  },
}

/** All faults that are possible on a site. The full disk is possible only if the site has a small disk of its own. */
export const faultsOf = ({ disk }: FaultSite): Faults<FaultSite> => (disk ? { ...faults, ...fullDisk } : faults)

/** Additional faults of a site that was started with `npm start`. */
export const commandFaults: Faults<CommandSite> = {
  'start command killed': ({ command }) => crash(command, commandReady),
}
