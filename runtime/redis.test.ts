import { once } from 'node:events'
import { expect, it } from 'vitest'
import { startRedis } from '@trinchera/testing/redis'
import { createLog } from './log'
import { connectRedis, ready, RedisOutage } from './redis'

it('a client told to disconnect while it waits to reconnect ends, and rejects what waited', async () => {
  const redis = await startRedis()
  const outage = new RedisOutage(createLog({ name: 'prueba', level: 'silent', production: true }))
  const client = await ready(connectRedis(redis.url, 'blocking', outage))
  const second = await ready(client.duplicate())
  await redis.stop()
  for (const each of [client, second]) {
    while (each.status !== 'reconnecting') await once(each, 'reconnecting')
    const [waiting, ended] = [each.ping(), once(each, 'end')]
    each.disconnect()
    await ended
    await expect(waiting).rejects.toThrow('Connection is closed')
  }
})
