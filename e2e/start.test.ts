import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '@trinchera/testing/product'
import { startRedis } from '@trinchera/testing/redis'
import { afterEach, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

/** Runs `npm start` and resolves when it is ready. */
async function start(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  ends.push(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  await expect
    .poll(() => child.exitCode !== null || output.includes('Trinchera lista'), { timeout: 240_000 })
    .toBe(true)
  expect([child.exitCode, output]).toEqual([null, expect.stringContaining('Trinchera lista en')])
  return child
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('starts at once after its command was killed, also where nothing ended the server that it left, and closes its data to others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trinchera-started-'))
  ends.push(() => rmSync(folder, { recursive: true, force: true }))
  const redis = await startRedis()
  ends.push(() => redis.stop())
  // a failing `setpriv`, as on systems whose kernel does not end the children of a killed process
  writeFileSync(join(folder, 'setpriv'), '#!/bin/sh\nexit 1\n')
  chmodSync(join(folder, 'setpriv'), 0o755)
  const dataDir = join(folder, 'data')
  const env = {
    ...process.env,
    PATH: `${folder}:${process.env.PATH}`,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    REDIS_URL: redis.url,
    SEED_DEMO: '0',
    GAME_HOST: '127.0.0.19',
  }
  const first = await start(env)
  const left: { pid: number }[] = JSON.parse(readFileSync(join(dataDir, 'processes.json'), 'utf8'))
  expect(left).toHaveLength(2)
  expect([dataDir, join(dataDir, 'trinchera.sqlite')].map((path) => statSync(path).mode & 0o077)).toEqual([0, 0])
  first.kill('SIGKILL')
  await once(first, 'exit')
  expect(left.map(({ pid }) => isRunning(pid))).toEqual([true, true])

  await start(env)
  // the process that adopted them may take some time to reap them
  await expect.poll(() => left.map(({ pid }) => isRunning(pid))).toEqual([false, false])
})
