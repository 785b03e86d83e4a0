// npm run check: format, types, lint, who imports whom, and what nobody uses; says which of them failed.
import { join } from 'node:path'
import { root } from './lib/places.mjs'
import { say, step } from './lib/progress.mjs'
import { run } from './lib/process/run.mjs'

/** @type {readonly (readonly [name: string, args: readonly string[]])[]} */
const checks = [
  ['biome', ['@biomejs/biome/bin/biome', 'format', '--reporter=summary']],
  ['tsc', ['typescript/bin/tsc', '-b']],
  ['oxlint', ['oxlint/bin/oxlint', '--deny-warnings']],
  ['dependency-cruiser', ['dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.cjs', '.']],
  ['knip', ['knip/bin/knip.js', '--no-progress']],
]

const outcomes = await step('revisando', () =>
  Promise.all(
    checks.map(async ([name, [program = '', ...args]]) => {
      const start = performance.now()
      const outcome = await run(process.execPath, [join(root, 'node_modules', program), ...args], { cwd: root })
      return { name, ...outcome, seconds: (performance.now() - start) / 1000 }
    }),
  ),
)
for (const { name, code, output, seconds } of outcomes) {
  if (code !== 0) say(output.trimEnd())
  say(`${code === 0 ? 'ok   ' : 'FALLA'} ${name} (${seconds.toFixed(1)} s)`)
}
const failed = outcomes.filter(({ code }) => code !== 0).map(({ name }) => name)
if (failed.length) say(`No pasa: ${failed.join(', ')}`)
process.exitCode = failed.length ? 1 : 0
