// npm start: installs, builds and runs the site until Ctrl-C. Starts all other processes and restarts them if they exit.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { chooseAddress, siteIsReady } from './lib/address.mjs'
import { buildStale } from './lib/build/build-stale.mjs'
import { withParentDeathSignal } from './lib/process/child.mjs'
import { lockDataDir, withCheckoutLock } from './lib/process/lock-file.mjs'
import { runningProcesses } from './lib/process/orphans.mjs'
import { createSupervisor } from './lib/process/supervisor.mjs'
import { ensureDependencies } from './lib/machine/install.mjs'
import { badConfigExitCode, keepRunning } from './lib/process/keep-running.mjs'
import { nodeArgs } from './lib/process/node-args.mjs'
import { root } from './lib/places.mjs'
import { printError, formatSeconds, print, step, UserError } from './lib/progress.mjs'
import { stopOrphanRedis, ensureRedis, managedRedis } from './lib/machine/redis.mjs'
import { run } from './lib/process/run.mjs'
import { stopSignal } from './lib/process/stop-signal.mjs'

/** Time between SIGTERM and SIGKILL, ms. It is a little longer than the limit that the processes set themselves for stopping. */
const graceMs = 10_000
/** Maximum number of exits of one process before the site is ready. If a process reaches it, the start fails. */
const maxEarlyExits = 5

const supervisor = createSupervisor()
let release = () => {}

const stopping = stopSignal(() => {
  supervisor.kill()
  process.exit(130)
})

/** The trimmed value of an environment variable; undefined if empty. @param {string} name */
const envValue = (name) => process.env[name]?.trim() || undefined

/** The URL of Redis: REDIS_URL, or that of a Redis started here as a child process. @param {string} dataDir @returns {Promise<string>} */
async function startRedis(dataDir) {
  const existing = envValue('REDIS_URL')
  if (existing) return existing
  const managed = managedRedis(await ensureRedis(stopping), dataDir)
  await stopOrphanRedis(managed.socket)
  /** @type {Promise<never>} */
  const ended = new Promise((_, reject) => {
    const onExit = (/** @type {string} */ cause, /** @type {number} */ delay) => {
      print(`Redis terminó (${cause}); parte de nuevo en ${formatSeconds(delay)}`)
      reject(new UserError(`${managed.recentLog()}\nRedis no pudo partir (${cause}).`))
    }
    supervisor.addDependency(keepRunning('redis', managed.start, { onExit }))
  })
  ended.catch(() => {})
  await step('esperando a Redis', () => Promise.race([managed.ready(stopping), ended]))
  return managed.url
}

/** Migrates the database. Throws a UserError if that fails. @param {NodeJS.ProcessEnv} env */
async function prepare(env) {
  await step('preparando la base de datos', async () => {
    const { code } = await run(process.execPath, ['--enable-source-maps', 'server/dist/prepare.js'], {
      cwd: root,
      env,
      signal: stopping,
      onLine: print,
    })
    if (code === badConfigExitCode) throw new UserError()
    if (code !== 0) throw new UserError('No se pudo preparar la base de datos: arriba está el motivo.')
  })
}

/**
 * Starts the site's processes. Resolves when the site is ready; rejects if a process cannot start. The returned promise `failed` rejects if
 * a process later exits because of its configuration.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} readyUrl
 * @param {ReturnType<typeof runningProcesses>} running
 */
async function startProcesses(env, readyUrl, running) {
  let ready = false
  /** @type {(error: Error) => void} */
  let fail
  /** @type {Promise<never>} */
  const failed = new Promise((_, reject) => {
    fail = reject
  })
  failed.catch(() => {})
  for (const room of ['server', 'worker', ...(envValue('DISCORD_TOKEN') ? ['bot'] : [])]) {
    let exits = 0
    const start = () => {
      const child = spawn(...withParentDeathSignal(process.execPath, nodeArgs(room, env.NODE_OPTIONS)), {
        cwd: root,
        env,
        stdio: ['ignore', 'inherit', 'inherit'],
      })
      running.record(room, child.pid)
      return child
    }
    const supervised = keepRunning(room, start, {
      onExit: (cause, delay) => {
        print(`${room} terminó (${cause}); parte de nuevo en ${formatSeconds(delay)}`)
        exits += 1
        if (!ready && exits >= maxEarlyExits) fail(new UserError(`${room} no logra partir: arriba está el motivo.`))
      },
    })
    supervised.misconfigured.catch(() => fail(new UserError()))
    supervisor.add(supervised)
  }
  await step('esperando a que todo conteste', () => Promise.race([siteIsReady(readyUrl, stopping), failed]), {
    othersWrite: true,
  })
  ready = true
  return { failed }
}

async function runUntilStopped() {
  const dataDir = resolve(root, envValue('DATA_DIR') ?? 'data')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    chmodSync(dataDir, 0o700) // needed because an earlier release created the folder readable for everybody
  } catch {
    throw new UserError(`No se puede escribir en DATA_DIR=${dataDir}`)
  }
  release = await lockDataDir(dataDir)
  const running = runningProcesses(dataDir)
  await step('esperando a que terminen los procesos de un inicio anterior', () => running.endLeft(graceMs))
  const address = await chooseAddress(process.env)
  await withCheckoutLock(root, () => ensureDependencies(root, stopping), stopping)
  const redisUrl = await startRedis(dataDir)
  await withCheckoutLock(root, () => buildStale(root, stopping), stopping)
  const seed = envValue('SEED_DEMO') ?? (envValue('NODE_ENV') === 'production' ? '0' : '1')
  const env = {
    ...process.env,
    HOST: address.host,
    PORT: String(address.port),
    DATA_DIR: dataDir,
    REDIS_URL: redisUrl,
    SEED_DEMO: seed,
  }
  await prepare(env)
  const { failed } = await startProcesses(env, address.readyUrl, running)
  print(`Trinchera lista en ${address.url}`)
  await Promise.race([once(stopping, 'abort'), failed])
}

let code = 0
try {
  await runUntilStopped()
} catch (error) {
  if (!stopping.aborted) {
    printError(error)
    code = 1
  }
}
await supervisor.end(graceMs)
release()
process.exit(code)
