import { once } from 'node:events'
import { expect, it } from 'vitest'
import { startRedis } from '@trinchera/testing/redis'
import { createLog } from './log'
import { connectRedis, ready, redisStartFailure, RedisOutage } from './redis'

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

it('tells of a silence once, of its end, and of the connection that is lost after it', async () => {
  const lines: string[] = []
  const to = { write: (line: string) => void lines.push(JSON.parse(line).msg) }
  const outage = new RedisOutage(createLog({ name: 'prueba', level: 'info', production: true, to }))
  const redis = await startRedis()
  const client = await ready(connectRedis(redis.url, 'commands', outage))
  redis.freeze()
  for (const asked of [client.ping(), client.ping()]) await asked.catch((error: unknown) => outage.report(error))
  expect(lines).toEqual([expect.stringMatching(/^se perdió/)])
  redis.thaw()
  await client.ping()
  expect(lines).toEqual([expect.stringMatching(/^se perdió/), 'Redis volvió'])
  await redis.kill()
  await expect.poll(() => lines).toHaveLength(3)
  await redis.start()
  await expect.poll(() => lines.slice(2)).toEqual([expect.stringMatching(/^se perdió/), 'Redis volvió'])
  await client.quit()
  await redis.stop()
})

it('a command that Redis answered while the event loop stood still is no failure', async () => {
  const outage = new RedisOutage(createLog({ name: 'prueba', level: 'silent', production: true }))
  const redis = await startRedis()
  const client = await ready(connectRedis(redis.url, 'commands', outage))
  const asked = client.ping()
  const end = performance.now() + 2_200
  while (performance.now() < end);
  expect(await asked).toBe('PONG')
  await client.quit()
  await redis.stop()
})

it('a start waits for a Redis that is late, and ends with one line that names the variable when it never answers', async () => {
  const outage = new RedisOutage(createLog({ name: 'prueba', level: 'silent', production: true }))
  const redis = await startRedis()
  await redis.kill()
  const late = ready(connectRedis(redis.url, 'commands', outage))
  await redis.start()
  await (await late).quit()
  await redis.stop()

  const never = await ready(connectRedis('redis://alguien:secreta@127.0.0.1:1', 'commands', outage), 150).catch(
    (error: unknown) => redisStartFailure(error),
  )
  expect(never).toEqual({ line: 'REDIS_URL: Redis no contesta en 127.0.0.1:1 desde hace 0.15 s', permanent: false })
})
