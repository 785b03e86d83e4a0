import { spawnSync } from 'node:child_process'
import { mkdtempSync, openSync, closeSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBotProcess } from '../bot'
import { jumpingEnvironment, shiftedEnvironment } from '../clock'
import { startDiscord, type TestDiscord } from '../discord'
import { loggedSecrets } from '../logged-secrets'
import { introduce, startNeighbours, unsettled, type Neighbours } from './neighbours'
import type { TestSmtp } from '../smtp'
import { freePort, ProductProcess, startProduct, testAdmin, type Product, type RunningProduct } from '../product'

/** What a run of faults needs of a site: under load, and looked at. */
export interface WatchedSite extends RunningProduct {
  /** By name; what they print and take is looked at. */
  processes: Readonly<Record<string, ProductProcess>>
  /** What is not yet as it was before the faults, beside what the load wrote. */
  unsettled(): Promise<string[]>
}

/** A small disk of its own for the data. */
export interface SmallDisk {
  folder: string
  /** Leaves no space; the answer gives it back. */
  fill(): () => void
  unmount(): void
}

/** A product with what else faults may befall. */
export interface FaultSite extends Product, WatchedSite, Neighbours {
  smtp: TestSmtp // of a product it is optional
  bot: ProductProcess
  discord: TestDiscord
  /** Sets the clock of all three processes, ms from what it was at the start. */
  setClock(ahead: number): void
  /** Null where this user may mount none. */
  disk: SmallDisk | null
}

/** `mb`: what it holds. */
function mountSmallDisk(mb: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'trinchera-disk-'))
  const done = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mb}m`, 'tmpfs', folder], { stdio: 'ignore' })
  if (done.status !== 0) {
    rmSync(folder, { recursive: true })
    return null
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    fill() {
      const file = openSync(filler, 'w')
      for (const bytes of [1 << 20, 1 << 12]) writeUntilFull(file, Buffer.alloc(bytes))
      closeSync(file)
      return () => rmSync(filler)
    },
    unmount() {
      spawnSync('umount', [folder])
      rmSync(folder, { recursive: true })
    },
  }
}

function writeUntilFull(file: number, block: Buffer) {
  try {
    while (writeSync(file, block) === block.length);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}

/** A product with a bot between it and a stand-in of Discord, its data on a disk of `diskMb`, its clock in the test's hand. */
export async function startFaultSite(env: Record<string, string> = {}, diskMb = 128): Promise<FaultSite> {
  const folder = mkdtempSync(join(tmpdir(), 'trinchera-faults-'))
  const clock = join(folder, 'clock')
  writeFileSync(clock, '0')
  const disk = mountSmallDisk(diskMb)
  const [discord, { env: ofNeighbours, stop: stopNeighbours, ...neighbours }] = await Promise.all([
    startDiscord(),
    startNeighbours(),
  ])
  const product = await startProduct({
    ...discord.env,
    ...ofNeighbours,
    ...jumpingEnvironment(clock),
    ...(disk ? { DATA_DIR: join(disk.folder, 'data') } : {}),
    ...env,
  })
  const bot = await startBotProcess(product, discord)
  await introduce(product, neighbours)
  return {
    ...product,
    ...neighbours,
    processes: { server: product.server, worker: product.worker, bot },
    unsettled: () => unsettled(product, neighbours),
    bot,
    discord,
    disk,
    setClock(ahead) {
      writeFileSync(clock, String(ahead))
      for (const { pid } of [product.server, product.worker, bot]) if (pid) process.kill(pid, 'SIGUSR2')
    },
    async stop() {
      await bot.end()
      const secrets = loggedSecrets(bot.output, product.env)
      await product.stop()
      await Promise.all([discord.stop(), stopNeighbours()])
      disk?.unmount()
      rmSync(folder, { recursive: true })
      if (secrets.length > 0) throw new Error(`the bot's log holds secrets:\n${secrets.join('\n')}`)
    },
  }
}

/** What `npm start` runs, with a Redis of its own. */
export interface CommandSite extends WatchedSite {
  command: ProductProcess
  stop(): Promise<void>
}

export const commandReady = /Trinchera lista en/

export async function startCommandSite(): Promise<CommandSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trinchera-command-'))
  const port = await freePort()
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...shiftedEnvironment(),
    DATA_DIR: dataDir,
    PORT: String(port),
    RATE_LIMITS: 'off',
    SEED_DEMO: '0',
    GAME_HOST: '127.0.0.19',
    ADMIN_EMAIL: testAdmin.email,
    ADMIN_PASSWORD: testAdmin.password,
  }
  const command = new ProductProcess('scripts/start.mjs', env)
  command.start()
  await command.prints(commandReady)
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    databaseUrl: join(dataDir, 'trinchera.sqlite'),
    env,
    processes: { command },
    unsettled: async () => [],
    command,
    async stop() {
      await command.end()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
