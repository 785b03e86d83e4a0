// npm run check: checks format, types, lint, import rules, unused code and the rules of scripts/checks, and prints which checks failed.
// Builds the web first if it is stale, because its scripts and style sheets are checked too.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strayAddresses } from './checks/addresses.mjs'
import { assistantWrites } from './checks/assistant-reads.mjs'
import { browserProblems, readBuiltWeb } from './checks/browsers/built-web.mjs'
import { badCitations } from './checks/citations.mjs'
import { cssModuleProblems } from './checks/css-modules.mjs'
import { deviceClockReads } from './checks/device-clock.mjs'
import { explodingExpressions } from './checks/expressions.mjs'
import { readSources } from './checks/sources.mjs'
import { sqlOutsideDb } from './checks/sql.mjs'
import { untestedThreats } from './checks/threats.mjs'
import { outdatedWalks } from './checks/walks.mjs'
import { browsersOf } from './lib/build/browsers.mjs'
import { buildStale } from './lib/build/build-stale.mjs'
import { licenceProblems } from './lib/build/licences.mjs'
import { targets } from './lib/build/targets.mjs'
import { root } from './lib/places.mjs'
import { withCheckoutLock } from './lib/process/lock-file.mjs'
import { print, step, UserError } from './lib/progress.mjs'
import { run } from './lib/process/run.mjs'

/** @type {readonly (readonly [name: string, args: readonly string[]])[]} */
const tools = [
  ['biome', ['@biomejs/biome/bin/biome', 'format', '--reporter=summary']],
  ['tsc', ['typescript/bin/tsc', '-b']],
  ['oxlint', ['oxlint/bin/oxlint', '--deny-warnings']],
  ['dependency-cruiser', ['dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.cjs', '.']],
  ['knip', ['knip/bin/knip.js', '--no-progress']],
  ['translation', ['../scripts/check-translation.mjs']],
  ['corpus', ['tsx/dist/cli.mjs', 'assistant/testing/check.ts']],
]
/** @type {import('./checks/browsers/built-web.mjs').Allowed[]} */
const allowed = JSON.parse(readFileSync(join(root, 'scripts/checks/browsers/allowed.json'), 'utf8'))
/**
 * The rules of scripts/checks. Each returns its violations, one text each.
 * @type {readonly (readonly [name: string, check: (sources: import('./checks/sources.mjs').Source[]) => string[]])[]}
 */
const rules = [
  ['citations', badCitations],
  ['sql', sqlOutsideDb],
  ['assistant-reads', assistantWrites],
  ['addresses', strayAddresses],
  ['css-modules', cssModuleProblems],
  ['device-clock', deviceClockReads],
  ['expressions', explodingExpressions],
  ['walks', outdatedWalks],
  ['threats', (found) => untestedThreats(found)],
  ['licences', () => licenceProblems(root)],
]

/** The result of a check that began at `start`. @param {string} name @param {readonly string[]} problems @param {number} start */
const outcome = (name, problems, start) => ({
  name,
  failed: problems.length > 0,
  output: problems.join('\n'),
  seconds: (performance.now() - start) / 1000,
})

/** Runs a check of `tools` as a Node.js program. @param {readonly [name: string, args: readonly string[]]} tool */
async function runTool([name, [program = '', ...args]]) {
  const start = performance.now()
  const { code, output } = await run(process.execPath, [join(root, 'node_modules', program), ...args], { cwd: root })
  return { name, failed: code !== 0, output, seconds: (performance.now() - start) / 1000 }
}

async function checkBuiltWeb() {
  const start = performance.now()
  const web = targets.filter(({ name }) => name === 'web')
  const problems = await withCheckoutLock(root, () => buildStale(root, undefined, web)).then(
    () => browserProblems(readBuiltWeb(root), browsersOf(root), allowed),
    (error) => {
      if (!(error instanceof UserError)) throw error
      return [error.message]
    },
  )
  return outcome('browsers', problems, start)
}

const sources = readSources(root)
const ruleOutcomes = rules.map(([name, check]) => {
  const start = performance.now()
  return outcome(name, check(sources), start)
})
const outcomes = [
  ...ruleOutcomes,
  ...(await step('revisando', () => Promise.all([checkBuiltWeb(), ...tools.map(runTool)]))),
]
for (const { name, failed, output, seconds } of outcomes) {
  if (failed) print(output.trimEnd())
  print(`${failed ? 'FALLA' : 'ok   '} ${name} (${seconds.toFixed(1)} s)`)
}
const failures = outcomes.filter(({ failed }) => failed).map(({ name }) => name)
if (failures.length) print(`No pasa: ${failures.join(', ')}`)
process.exitCode = failures.length ? 1 : 0
