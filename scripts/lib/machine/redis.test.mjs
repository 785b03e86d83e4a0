import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { askRedis, endOrphan, ensureRedis, managedRedis } from './redis.mjs'

const dataDir = mkdtempSync(join(tmpdir(), 'trinchera redis ñ-'))
const { signal } = new AbortController()
afterAll(() => rmSync(dataDir, { recursive: true }))

const redis = managedRedis(await ensureRedis(), dataDir)

it('keeps every write when it is killed, and ends on SIGTERM', async () => {
  const killed = redis.start()
  await redis.ready(signal)
  expect(await askRedis(redis.socket, 'CONFIG GET maxmemory-policy')).toContain('noeviction')
  await askRedis(redis.socket, 'SET clan Pudeto')
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  expect(await askRedis(redis.socket, 'PING')).toBeNull()

  const again = redis.start()
  await redis.ready(signal)
  expect(await askRedis(redis.socket, 'GET clan')).toContain('Pudeto')
  again.kill('SIGTERM')
  expect(await once(again, 'exit')).toEqual([0, null])
})

it.runIf(process.platform === 'linux')('is out of reach of the terminal’s Ctrl-C', async () => {
  const child = redis.start()
  await redis.ready(signal)
  expect(Number(readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(' ')[4])).toBe(child.pid)
  child.kill('SIGTERM')
  await once(child, 'exit')
})

it('left behind by a start that was killed, is ended by the next', async () => {
  const orphan = redis.start()
  await redis.ready(signal)
  const exited = once(orphan, 'exit')
  await endOrphan(redis.socket)
  expect(await exited).toEqual([0, null])
  await endOrphan(redis.socket)
})
