import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'trinchera-run-all-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Stands for Node.js: prints what it runs, and with which code or signal that ends. The worker ends when it is told `end` in a file. */
beforeAll(() =>
  writeFileSync(
    join(folder, 'node'),
    `#!${process.execPath}
const { existsSync } = require('node:fs')
const name = /(\\w+)\\/dist\\/(\\w+)/.exec(process.argv.at(-1))?.slice(1).join(' ')
const say = (text) => process.stdout.write(name + ' ' + text + '\\n')
if (name.endsWith('prepare')) process.exit(Number(process.env.PREPARE ?? 0))
process.on('SIGTERM', () => { say('drained'); process.exit(0) })
setInterval(() => { if (name === 'worker main' && existsSync(process.env.END)) process.exit(3) }, 20)
say('runs')
`,
    { mode: 0o755 },
  ),
)

/** Runs the script until it has printed `lines` lines, then calls `then`. Returns its exit code and what it printed, sorted. */
async function runAll(/** @type {NodeJS.ProcessEnv} */ env, lines = 0, then = (/** @type {() => void} */ _end) => {}) {
  const child = spawn('bash', [resolve(import.meta.dirname, 'run-all.sh')], {
    env: { PATH: `${folder}:${process.env['PATH']}`, END: join(folder, 'end'), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  const seen = () => output.split('\n').length - 1
  child.stdout.setEncoding('utf8').on('data', (text) => {
    const before = seen()
    output += text
    if (before < lines && seen() >= lines) then(() => child.kill('SIGTERM'))
  })
  const [code] = await once(child, 'close')
  return { code, output: output.trim().split('\n').sort() }
}

it('lets all drain on SIGTERM, the bot too where there is one', async () => {
  const { output } = await runAll({ DISCORD_TOKEN: 'x' }, 3, (end) => end())
  const each = ['bot', 'server', 'worker']
  expect(output).toEqual(each.flatMap((name) => [`${name} main drained`, `${name} main runs`]))
})

it('ends when one of them ends, with its code, after the others have drained', async () => {
  const outcome = await runAll({}, 2, () => writeFileSync(join(folder, 'end'), ''))
  expect(outcome).toEqual({ code: 3, output: ['server main drained', 'server main runs', 'worker main runs'] })
})

it('runs nothing where the database could not be prepared', async () =>
  expect(await runAll({ PREPARE: '78' })).toEqual({ code: 78, output: [''] }))
