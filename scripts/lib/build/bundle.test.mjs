import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundle } from './bundle.mjs'

const root = mkdtempSync(join(tmpdir(), 'trinchera-bundle-'))
/** @param {NodeJS.ProcessEnv} [env] */
const started = (env = {}) =>
  promisify(execFile)(process.execPath, ['--enable-source-maps', join(root, 'room/dist/main.js')], { env })

beforeAll(async () => {
  mkdirSync(join(root, 'room/src'), { recursive: true })
  writeFileSync(join(root, 'room/src/later.ts'), "export const word: string = 'mañana'\n")
  writeFileSync(
    join(root, 'room/src/main.ts'),
    `const { word } = await import('./later')
console.log(word)
if (process.env.FAILS) throw new Error('broken')
`,
  )
  await bundle(root, 'room', ['main'])
})
afterAll(() => rmSync(root, { recursive: true }))

it('starts a process, which reads a part of itself later', async () => {
  expect((await started()).stdout).toBe('mañana\n')
})

it('names the place in the sources where an error was thrown', async () => {
  const failure = await started({ FAILS: '1' }).catch((error) => error)
  expect([failure.code, failure.stderr]).toEqual([1, expect.stringContaining('room/src/main.ts:3:')])
})
