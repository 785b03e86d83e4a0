// npm run test:nodes [-- VERSION…]: tries the product on other versions of Node.js, in a copy of the checkout that is deleted at the end:
// `npm start` on an empty database, then the tests of what depends on Node.js. Without VERSION (as 22 or 22.23.3) it skips the version that
// runs it, because `npm test` covers that. Prints one line per trial and the output of those that fail. Exits with 1 if one fails.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { ensureRedis } from './lib/machine/redis.mjs'
import { root } from './lib/places.mjs'
import { isRunning, terminate, withParentDeathSignal } from './lib/process/child.mjs'
import { run } from './lib/process/run.mjs'
import { stopSignal } from './lib/process/stop-signal.mjs'
import { formatSeconds, print, printError, step, UserError } from './lib/progress.mjs'

/**
 * A version of each supported major version, of 20 an early one. They are tried in this order in one copy, as when Node.js is updated below a
 * checkout. docs/decisions/029-node-20-until-april-2027.md says what was seen on versions before 20.20.
 */
const versions = ['20.20.0', '22.23.3', '24.21.0', '26.12.1']
/** The tests that are run, by folder: the rules, and the rooms that use the database's addon, files, sockets, streams and signals. */
const tested = ['rules', 'db', 'runtime', 'worker/src', 'bot/src', 'server/src/http']
/** Time within which everything must be done, and within which `npm start` must end after SIGTERM, ms. */
const limitMs = 40 * 60_000
const graceMs = 30_000

const stopped = stopSignal(() => process.exit(1))
const signal = AbortSignal.any([stopped, AbortSignal.timeout(limitMs)])
const folder = mkdtempSync(join(tmpdir(), 'trinchera-nodes-'))
const checkout = join(folder, 'checkout')

function copyCheckout() {
  const anywhere = new Set(['node_modules', 'dist', '.cache', '.git'])
  const atRoot = new Set(['data', '.env'].map((name) => join(root, name)))
  cpSync(root, checkout, {
    recursive: true,
    filter: (path) => !anywhere.has(basename(path)) && !atRoot.has(path),
  })
}

/**
 * Installs a version of Node.js from the registry, which has the program and its headers for each system as a package of its own.
 * @param {string} version
 * @returns {Promise<string>} the folder of the program
 */
async function installNode(version) {
  const name = `node-${process.platform}-${process.arch}`
  const place = join(folder, version)
  const { code, output } = await step(`instalando Node.js ${version}`, () =>
    run('npm', ['install', '--prefix', place, '--no-save', '--ignore-scripts', `${name}@${version}`], { signal }),
  )
  if (code !== 0) throw new UserError(`${output}\nNo se pudo instalar Node.js ${version}.`)
  return join(place, 'node_modules', name, 'bin')
}

/** @typedef {{ passed: boolean, output: string }} Trial */

/**
 * Starts the site on an empty data folder and ends it once it replies.
 * @param {string} version
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Trial>} passed if `/listo` replied 200 and `npm start` then exited with 0
 */
async function tryStart(version, env) {
  const child = spawn(...withParentDeathSignal('npm', ['start']), {
    cwd: checkout,
    env: { ...env, DATA_DIR: join(folder, `data-${version}`), PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = once(child, 'close')
  let output = ''
  /** @type {Promise<string | undefined>} */
  const ready = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
        const url = output.match(/Trinchera lista en (\S+)\n/)?.[1]
        if (url) resolve(url)
      })
    child.once('close', () => resolve(undefined))
    signal.addEventListener('abort', () => resolve(undefined))
  })
  try {
    const url = await ready
    const status = url ? (await fetch(`${url}/listo`)).status : 0
    await terminate(child, graceMs)
    const [code] = await closed
    return { passed: status === 200 && code === 0, output: `${output}\n/listo: ${status}; npm start: ${code}` }
  } finally {
    if (isRunning(child)) await terminate(child, graceMs)
    signal.throwIfAborted()
  }
}

/** @param {NodeJS.ProcessEnv} env @returns {Promise<Trial>} */
async function tryTests(env) {
  const places = tested.map((place) => `${place}/`)
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'rooms', ...places]
  const { code, output } = await run('node', args, { cwd: checkout, env, signal })
  return { passed: code === 0, output }
}

/** @param {string} name @param {() => Promise<Trial>} trial @returns {Promise<boolean>} */
async function report(name, trial) {
  const start = performance.now()
  const { passed, output } = await step(name, trial)
  if (!passed) print(output.trimEnd())
  print(`${passed ? 'ok   ' : 'FALLA'} ${name} (${formatSeconds(performance.now() - start)})`)
  return passed
}

try {
  const wanted = process.argv.slice(2)
  const isWanted = (/** @type {string} */ version) =>
    wanted.length
      ? wanted.some((start) => `${version}.`.startsWith(`${start}.`))
      : version.split('.')[0] !== process.versions.node.split('.')[0]
  const chosen = versions.filter(isWanted)
  if (!chosen.length) throw new UserError(`No hay una versión ${wanted.join(' ')}: ${versions.join(', ')}`)
  await ensureRedis(signal)
  copyCheckout()
  let failed = 0
  for (const version of chosen) {
    const bin = await installNode(version)
    const env = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH']}` }
    const started = await report(`Node.js ${version}: npm start`, () => tryStart(version, env))
    const passed = started && (await report(`Node.js ${version}: ${tested.join(', ')}`, () => tryTests(env)))
    if (!passed) failed++
  }
  print(failed ? `Fallan ${failed} de ${chosen.length} versiones` : `Pasan ${chosen.length} versiones`)
  process.exitCode = failed ? 1 : 0
} catch (error) {
  if (!stopped.aborted) printError(error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
