import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { sendRedisCommand, stopOrphanRedis, ensureRedis, managedRedis } from './redis.mjs'

const dataDir = mkdtempSync(join(tmpdir(), 'trinchera redis ñ-'))
const { signal } = new AbortController()
afterAll(() => rmSync(dataDir, { recursive: true }))

const redis = managedRedis(await ensureRedis(), dataDir)

it('keeps every write when it is killed, and ends on SIGTERM', async () => {
  const killed = redis.start()
  await redis.ready(signal)
  expect(await sendRedisCommand(redis.socket, 'CONFIG GET maxmemory-policy')).toContain('noeviction')
  await sendRedisCommand(redis.socket, 'SET clan Pudeto')
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  expect(await sendRedisCommand(redis.socket, 'PING')).toBeNull()

  const again = redis.start()
  await redis.ready(signal)
  expect(await sendRedisCommand(redis.socket, 'GET clan')).toContain('Pudeto')
  again.kill('SIGTERM')
  expect(await once(again, 'exit')).toEqual([0, null])
})

it.runIf(process.platform === 'linux')(
  'runs in its own process group, so that the terminal’s Ctrl-C does not reach it',
  async () => {
    const child = redis.start()
    await redis.ready(signal)
    expect(Number(readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(' ')[4])).toBe(child.pid)
    child.kill('SIGTERM')
    await once(child, 'exit')
  },
)

it('is ended by the next start when a killed one left it running', async () => {
  const orphan = redis.start()
  await redis.ready(signal)
  const exited = once(orphan, 'exit')
  await stopOrphanRedis(redis.socket)
  expect(await exited).toEqual([0, null])
  await stopOrphanRedis(redis.socket)
})
