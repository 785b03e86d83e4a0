import { randomInt } from 'node:crypto'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { endingWithThisProcess } from '@trinchera/db/child'
import { newServerDatabase } from '@trinchera/db/testing'
import { z } from 'zod'
import { shiftedEnvironment } from './clock'
import { loggedSecrets } from './logged-secrets'
import { startRedis, type TestRedis } from './redis'
import type { TestSmtp } from './smtp'

const root = resolve(import.meta.dirname, '..')

/** The heap limit of each process in MB, as in production (ops/heaps.json). */
const heaps = z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(join(root, 'ops/heaps.json'), 'utf8')))

const isFree = (port: number) =>
  new Promise<boolean>((tell) => {
    const probe = createServer()
    probe.once('error', () => tell(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => tell(true)))
  })

/**
 * A random port for a server that starts later. The system takes the ports of outgoing connections, and those of servers that leave the
 * choice to it, from a higher range, so that none of these can occupy this port in the meantime.
 */
const randomPort = () => randomInt(16_000, 30_000)

/** Resolves with a port on which nobody listens at this moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomPort()
    if (await isFree(port)) return port
  }
}

/** Resolves with the first of two free consecutive ports. */
export async function freePortPair(): Promise<number> {
  for (;;) {
    const port = randomPort()
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
}

/** A process of the product, run from its bundle. */
export class ProductProcess {
  readonly #file: string
  readonly #env: NodeJS.ProcessEnv
  readonly #args: readonly string[]
  #child: ChildProcess | null = null
  #output = ''
  #waiting: (() => void)[] = []

  constructor(file: string, env: NodeJS.ProcessEnv, args: readonly string[] = []) {
    this.#file = file
    this.#env = env
    this.#args = args
  }

  /** Everything the process has printed since its first start. */
  get output(): string {
    return this.#output
  }

  /** The process id. Undefined while the process does not run. */
  get pid(): number | undefined {
    return this.#child?.pid
  }

  start() {
    const mb = heaps[this.#file.replace('/dist/main.js', '')]
    const heap = mb === undefined ? [] : [`--max-old-space-size=${mb}`]
    const args = ['--enable-source-maps', ...heap, join(root, this.#file), ...this.#args]
    const child = spawn(...endingWithThisProcess(process.execPath, args), {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => {
        this.#output += data.toString()
        this.#wake()
      })
    }
    child.once('exit', () => this.#wake())
  }

  /** Resolves once the output after position `from` matches. Rejects if the process ends first or prints nothing for `patienceMs`. */
  async prints(pattern: RegExp, from = 0, patienceMs = 120_000): Promise<void> {
    while (!pattern.test(this.#output.slice(from))) {
      const last = `${this.#file} (${this.pid}):\n${this.#output.slice(-4000)}`
      if (this.#child && this.#ended(this.#child)) throw new Error(`ended before it printed ${pattern}: ${last}`)
      await new Promise<void>((resolve, reject) => {
        const patience = setTimeout(() => {
          reject(new Error(`printed nothing for ${patienceMs} ms, awaited ${pattern}: ${last}`))
        }, patienceMs)
        this.#waiting.push(() => {
          clearTimeout(patience)
          resolve()
        })
      })
    }
  }

  /** Suspends the process until `resume`. Its connections stay open. */
  pause() {
    this.#child?.kill('SIGSTOP')
  }

  resume() {
    this.#child?.kill('SIGCONT')
  }

  /** Sends the signal and waits for the process to end. Resolves with the exit code, or null if a signal ended the process. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.#child
    if (!child) return null
    if (!this.#ended(child)) {
      const exited = once(child, 'exit')
      child.kill(signal)
      await exited
    }
    return child.exitCode
  }

  #ended(child: ChildProcess) {
    return child.exitCode !== null || child.signalCode !== null
  }

  #wake() {
    const waiting = this.#waiting
    this.#waiting = []
    for (const wake of waiting) wake()
  }
}

/** A product that is already running, as tests use it. */
export interface RunningProduct {
  url: string
  dataDir: string
  /** Path of the SQLite file, or URL of the PostgreSQL database. */
  databaseUrl: string
  /** The fake mail server that receives the product's mails. If there is none, the product writes mails to its outbox folder. */
  smtp?: TestSmtp
  env: NodeJS.ProcessEnv
}

/** A product that the test started itself, so that it may stop, kill and restart the processes. */
export interface Product extends RunningProduct {
  redis: TestRedis
  server: ProductProcess
  worker: ProductProcess
  stop(): Promise<void>
}

export const testAdmin = { email: 'comandante@trinchera.test', password: 'Cuartel-General-44' }

/**
 * Starts the product's bundles (build them first: `npm run build`) on free ports, with their own Redis and data folder, without rate
 * limits, and with a rol 1 account (`testAdmin`). If TEST_DATABASE_URL is set, creates a PostgreSQL database on that server. GAME_HOST is
 * an address without game servers. Variables in `env` take precedence.
 */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const redis = await startRedis()
  const postgres = process.env.TEST_DATABASE_URL
  const database = postgres && !('DATABASE_URL' in env) ? await newServerDatabase(postgres) : null
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'trinchera-data-'))
  const port = env.PORT ? Number(env.PORT) : await freePort()
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    ...shiftedEnvironment(),
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    REDIS_URL: redis.url,
    RATE_LIMITS: 'off',
    SEED_DEMO: '0',
    GAME_HOST: '127.0.0.19',
    ADMIN_EMAIL: testAdmin.email,
    ADMIN_PASSWORD: testAdmin.password,
    ...(database ? { DATABASE_URL: database.url } : {}),
    ...env,
  }
  const prepare = new ProductProcess('server/dist/prepare.js', environment)
  prepare.start()
  const code = await prepare.end('SIGCONT') // `prepare` ends by itself; SIGCONT does not end a process, so this only waits for the end
  if (code !== 0) throw new Error(`prepare ended with ${code}:\n${prepare.output}`)
  const server = new ProductProcess('server/dist/main.js', environment)
  const worker = new ProductProcess('worker/dist/main.js', environment)
  server.start()
  worker.start()
  await Promise.all([server.prints(/servidor en http/), worker.prints(/worker listo/)])
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    databaseUrl: environment.DATABASE_URL || join(dataDir, 'trinchera.sqlite'),
    redis,
    server,
    worker,
    env: environment,
    async stop() {
      await Promise.all([server.end(), worker.end()])
      const secrets = loggedSecrets(server.output + worker.output, environment)
      await redis.stop()
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
      if (secrets.length > 0) throw new Error(`the log holds secrets:\n${secrets.join('\n')}`)
    },
  }
}
