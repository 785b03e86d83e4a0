// npm start: everything from a fresh checkout to a site that answers, until Ctrl-C.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { chooseAddress, siteIsReady } from './lib/address.mjs'
import { buildStale } from './lib/build/build-stale.mjs'
import { dyingWithParent } from './lib/process/child.mjs'
import { claimDataDir, inTurn } from './lib/process/lock-file.mjs'
import { crew } from './lib/process/supervisor.mjs'
import { ensureDependencies } from './lib/machine/install.mjs'
import { badConfigExitCode, keepRunning } from './lib/process/keep-running.mjs'
import { root } from './lib/places.mjs'
import { complain, inSeconds, say, step, Trouble } from './lib/progress.mjs'
import { endOrphan, ensureRedis, managedRedis } from './lib/machine/redis.mjs'
import { run } from './lib/process/run.mjs'
import { stopSignal } from './lib/process/stop-signal.mjs'

/** Milliseconds that a process has to drain; it gives up by itself a little before. */
const patience = 10_000
/** Deaths in a row before the site has answered once, after which waiting longer would only hide the reason. */
const hopelessDeaths = 5

const running = crew()
let release = () => {}

const stopping = stopSignal(() => {
  running.kill()
  process.exit(130)
})

/** @param {string} name */
const given = (name) => process.env[name]?.trim() || undefined

/** The environment's own Redis, or one that runs below us from here on. @param {string} dataDir @returns {Promise<string>} its address */
async function seeToRedis(dataDir) {
  const existing = given('REDIS_URL')
  if (existing) return existing
  const managed = managedRedis(await ensureRedis(stopping), dataDir)
  await endOrphan(managed.socket)
  /** @type {Promise<never>} */
  const died = new Promise((_, reject) => {
    const onDeath = (/** @type {string} */ cause, /** @type {number} */ pause) => {
      say(`Redis terminó (${cause}); parte de nuevo en ${inSeconds(pause)}`)
      reject(new Trouble(`${managed.lastWords()}\nRedis no pudo partir (${cause}).`))
    }
    running.standOn(keepRunning('redis', managed.start, { onDeath }))
  })
  died.catch(() => {})
  await step('esperando a Redis', () => Promise.race([managed.ready(stopping), died]))
  return managed.url
}

/** @param {NodeJS.ProcessEnv} env */
async function prepare(env) {
  await step('preparando la base de datos', async () => {
    const { code } = await run(process.execPath, ['--enable-source-maps', 'server/dist/prepare.js'], {
      cwd: root,
      env,
      signal: stopping,
      onLine: say,
    })
    if (code === badConfigExitCode) throw new Trouble()
    if (code !== 0) throw new Trouble('No se pudo preparar la base de datos: arriba está el motivo.')
  })
}

/** Starts the processes; resolves when the site answers, rejects when it never will. What it answers tells of what comes later. @param {NodeJS.ProcessEnv} env @param {string} readyUrl */
async function startProcesses(env, readyUrl) {
  let ready = false
  /** @type {(error: Error) => void} */
  let giveUp
  /** @type {Promise<never>} */
  const neverReady = new Promise((_, reject) => {
    giveUp = reject
  })
  neverReady.catch(() => {})
  for (const room of ['server', 'worker', ...(given('DISCORD_TOKEN') ? ['bot'] : [])]) {
    let deaths = 0
    const start = () =>
      spawn(...dyingWithParent(process.execPath, ['--enable-source-maps', `${room}/dist/main.js`]), {
        cwd: root,
        env,
        stdio: ['ignore', 'inherit', 'inherit'],
      })
    const kept = keepRunning(room, start, {
      onDeath: (cause, pause) => {
        say(`${room} terminó (${cause}); parte de nuevo en ${inSeconds(pause)}`)
        deaths += 1
        if (!ready && deaths >= hopelessDeaths) giveUp(new Trouble(`${room} no logra partir: arriba está el motivo.`))
      },
    })
    kept.hopeless.catch(() => giveUp(new Trouble()))
    running.add(kept)
  }
  await step('esperando a que todo conteste', () => Promise.race([siteIsReady(readyUrl, stopping), neverReady]), {
    othersWrite: true,
  })
  ready = true
  return { broken: neverReady }
}

async function runUntilStopped() {
  const dataDir = resolve(root, given('DATA_DIR') ?? 'data')
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch {
    throw new Trouble(`No se puede escribir en DATA_DIR=${dataDir}`)
  }
  release = await claimDataDir(dataDir)
  const address = await chooseAddress(process.env)
  await inTurn(root, () => ensureDependencies(root, stopping), stopping)
  const redisUrl = await seeToRedis(dataDir)
  await inTurn(root, () => buildStale(root, stopping), stopping)
  const seed = given('SEED_DEMO') ?? (given('NODE_ENV') === 'production' ? '0' : '1')
  const env = {
    ...process.env,
    HOST: address.host,
    PORT: String(address.port),
    DATA_DIR: dataDir,
    REDIS_URL: redisUrl,
    SEED_DEMO: seed,
  }
  await prepare(env)
  const { broken } = await startProcesses(env, address.readyUrl)
  say(`Trinchera lista en ${address.url}`)
  await Promise.race([once(stopping, 'abort'), broken])
}

let code = 0
try {
  await runUntilStopped()
} catch (error) {
  if (!stopping.aborted) {
    complain(error)
    code = 1
  }
}
await running.end(patience)
release()
process.exit(code)
