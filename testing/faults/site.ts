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

/** A running site that a run of faults puts under load and checks. */
export interface WatchedSite extends RunningProduct {
  /** The site's processes by name. The run checks their output, memory use and open file handles. */
  processes: Readonly<Record<string, ProductProcess>>
  /** Problems that remain after the faults, such as unsent mails or an outdated game server status. Data written by the load is ignored. */
  unsettled(): Promise<string[]>
}

/** A small separate disk (tmpfs) for the site's data. */
export interface SmallDisk {
  folder: string
  /** Fills the disk; the returned function frees the space again. */
  fill(): () => void
  unmount(): void
}

/** A product together with everything else that the faults act on: the mail server, the bot, Discord, the clock and the disk. */
export interface FaultSite extends Product, WatchedSite, Neighbours {
  smtp: TestSmtp // unlike in `Product`, there always is a mail server
  bot: ProductProcess
  discord: TestDiscord
  /** Sets the clock of all three processes to `ahead` ms later than the real time. */
  setClock(ahead: number): void
  /** The disk that holds the site's data. Null if the operating-system user that runs the test may not mount disks. */
  disk: SmallDisk | null
}

/** Mounts a tmpfs of `mb` megabytes. Returns null if the operating-system user that runs the test may not mount disks. */
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

/** Starts a product with a bot and a fake Discord. Its data is on a disk of `diskMb` MB and tests can set its clock. */
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

/** A site run by `npm start`, with its own Redis. */
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
