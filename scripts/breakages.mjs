// npm run test:breakages [-- ID…]: proves that the tests notice mistakes in the code. Makes each change listed in testing/breakages.json,
// or those with the given ids, in the sources, one at a time, runs the tests that must then fail, and undoes the change. Exits with 1 if
// one of these tests passes with the change or fails without it, or if the text to be replaced does not occur exactly once.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStale } from './lib/build/build-stale.mjs'
import { ensureChromium } from './lib/machine/chromium.mjs'
import { ensureDependencies } from './lib/machine/install.mjs'
import { ensureRedis } from './lib/machine/redis.mjs'
import { root } from './lib/places.mjs'
import { withCheckoutLock } from './lib/process/lock-file.mjs'
import { run } from './lib/process/run.mjs'
import { stopSignal } from './lib/process/stop-signal.mjs'
import { formatSeconds, print, printError, UserError } from './lib/progress.mjs'

/**
 * A deliberate mistake in the code, to be noticed by tests. `notices`: what a user would notice; `find`: text that occurs once in `file`;
 * `tests`: test files, each of which must fail; `build`: true if the tests run the built product.
 * @typedef {{ id: string, notices: string, file: string, find: string, replace: string, tests: string[], build?: boolean }} Breakage
 */

const signal = stopSignal(() => process.exit(1))
const report = join(mkdtempSync(join(tmpdir(), 'trinchera-breakages-')), 'report.json')
const build = () => withCheckoutLock(root, () => buildStale(root, signal), signal)

/** The breakages with these ids, or all. Throws a UserError if an id is unknown. @param {readonly string[]} ids @returns {Breakage[]} */
function chosen(ids) {
  /** @type {Breakage[]} */
  const all = JSON.parse(readFileSync(join(root, 'testing/breakages.json'), 'utf8'))
  const unknown = ids.find((id) => !all.some((breakage) => breakage.id === id))
  if (unknown) throw new UserError(`No hay una falla que se llame ${unknown}`)
  return ids.length ? all.filter(({ id }) => ids.includes(id)) : all
}

/**
 * Runs test files. Returns those that fail, each with the names of its failed tests.
 * @param {readonly string[]} tests
 * @returns {Promise<Map<string, string[]>>}
 */
async function failuresOf(tests) {
  rmSync(report, { force: true })
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=json', `--outputFile=${report}`]
  const { output } = await run(process.execPath, [...vitest, ...tests.map((test) => join(root, test))], {
    cwd: root,
    signal,
  })
  /** @type {{ testResults: { name: string, status: string, assertionResults: { status: string, fullName: string }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const absent = tests.find((test) => !testResults.some(({ name }) => name === join(root, test)))
  if (absent) throw new UserError(`vitest no corrió ${absent}:\n${output}`)
  const failed = testResults.filter(({ status }) => status === 'failed')
  return new Map(
    failed.map(({ name, assertionResults }) => [
      name.slice(root.length + 1),
      assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    ]),
  )
}

/** True if all tests of a breakage fail with its change; false also if the change cannot be made. @param {Breakage} breakage */
async function isNoticed({ id, notices, file, find, replace, tests, build: isBuilt }) {
  const start = performance.now()
  const path = join(root, file)
  const before = readFileSync(path, 'utf8')
  const parts = before.split(find)
  if (parts.length !== 2) {
    print(`FALLA ${id}: su texto está ${parts.length - 1} veces en ${file}`)
    return false
  }
  const restore = () => writeFileSync(path, before)
  process.once('exit', restore) // needed because a second Ctrl-C ends this process without waiting for vitest
  try {
    writeFileSync(path, parts.join(replace))
    if (isBuilt) await build()
    const failures = await failuresOf(tests)
    const blind = tests.filter((test) => !failures.has(test))
    print(`${blind.length ? 'FALLA' : 'ok   '} ${id}: ${notices} (${formatSeconds(performance.now() - start)})`)
    for (const test of blind) print(`        ${test} no lo nota`)
    for (const [test, names] of failures) print(`        ${test}: ${names.join('; ') || 'no se puede correr'}`)
    return blind.length === 0
  } finally {
    restore()
    process.off('exit', restore)
  }
}

try {
  const breakages = chosen(process.argv.slice(2))
  const { output: changed } = await run('git', ['status', '--porcelain', '--', ...breakages.map(({ file }) => file)], {
    cwd: root,
  })
  if (changed) throw new UserError(`Estos archivos tienen cambios que no están en git:\n${changed}`)
  await withCheckoutLock(root, () => ensureDependencies(root), signal)
  await ensureRedis(signal)
  if (breakages.some((breakage) => breakage.build)) {
    await ensureChromium()
    await build()
  }
  const failures = await failuresOf([...new Set(breakages.flatMap(({ tests }) => tests))])
  if (failures.size) throw new UserError(`Sin ninguna falla puesta, no pasan: ${[...failures.keys()].join(', ')}`)
  let unnoticed = 0
  for (const breakage of breakages) if (!(await isNoticed(breakage))) unnoticed++
  print(unnoticed ? `Sin notar: ${unnoticed} de ${breakages.length} fallas` : `Se notan las ${breakages.length} fallas`)
  process.exitCode = unnoticed ? 1 : 0
} catch (error) {
  if (!signal.aborted) printError(error)
  process.exitCode = 1
} finally {
  rmSync(join(report, '..'), { recursive: true, force: true })
}
