import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundle } from './bundle.mjs'

const root = mkdtempSync(join(tmpdir(), 'trinchera-compiled-'))
const dist = join(root, 'room/dist')
/** @param {NodeJS.ProcessEnv} [env] */
const started = (env = {}) =>
  promisify(execFile)(process.execPath, ['--enable-source-maps', join(dist, 'main.js')], { env })

beforeAll(async () => {
  mkdirSync(join(root, 'room/src'), { recursive: true })
  writeFileSync(join(root, 'room/src/later.ts'), "export const word: string = 'mañana'\n")
  writeFileSync(
    join(root, 'room/src/main.ts'),
    `import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

export async function rehearse(): Promise<void> {
  writeFileSync(join(import.meta.dirname, 'rehearsed'), '')
  createServer().listen(0, '127.0.0.1')
}

export async function start(): Promise<void> {
  const [{ word }, { EOL }] = await Promise.all([import('./later'), import('node:os')])
  console.log(word, /^[\\w·…ñ]+$/.test('a·…ñ'), existsSync(import.meta.dirname), EOL.length)
  if (process.env.FAILS) throw new Error('broken')
}
`,
  )
  await bundle(root, 'room', [], ['main'])
})
afterAll(() => rmSync(root, { recursive: true }))

it('starts a process from what was compiled', async () => {
  expect((await started()).stdout).toBe('mañana true true 1\n')
})

it('runs the rehearsal of a start when it is built, ends what that opened, and leaves it out of a start', async () => {
  const trace = join(dist, 'rehearsed')
  expect(existsSync(trace)).toBe(true)
  rmSync(trace)
  await started()
  expect(existsSync(trace)).toBe(false)
})

it('names the place in the sources where an error was thrown', async () => {
  const failure = await started({ FAILS: '1' }).catch((error) => error)
  expect([failure.code, failure.stderr]).toEqual([1, expect.stringContaining('room/src/main.ts:13:')])
})

it('compiles again what is damaged, missing or of another version', async () => {
  writeFileSync(join(dist, 'main.cjs.compiled'), 'x'.repeat(2000))
  expect((await started()).stdout).toBe('mañana true true 1\n')
  rmSync(join(dist, 'main.cjs.compiled'))
  expect((await started()).stdout).toBe('mañana true true 1\n')
})
