import { afterAll, beforeAll, expect, it } from 'vitest'
import { startRedis, type TestRedis } from '@trinchera/testing/redis'
import { streamOptions } from './emitter'
import { createLog } from './log'
import { connectRedis, ready, RedisOutage } from './redis'
import { trimLive } from './trim-live'

let server: TestRedis
beforeAll(async () => {
  server = await startRedis()
})
afterAll(() => server.stop())

it('events are kept for a process that lost Redis for some minutes, and no longer', async () => {
  const redis = await ready(
    connectRedis(
      server.url,
      'commands',
      new RedisOutage(createLog({ name: 'test', level: 'silent', production: true })),
    ),
  )
  const [seconds] = await redis.time()
  const ago = (minutes: number) => `${(Number(seconds) - minutes * 60) * 1000}-1`
  for (const id of [ago(60), ago(6), ago(4), ago(1)]) await redis.xadd(streamOptions.streamName, id, 'data', 'x')
  await trimLive(redis)
  const left = await redis.xrange(streamOptions.streamName, '-', '+')
  expect(left.map(([id]) => id)).toEqual([ago(4), ago(1)])
  await redis.quit()
})
