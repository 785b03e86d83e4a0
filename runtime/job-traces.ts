import type { Redis } from 'ioredis'

const keyOf = (id: string) => `trinchera:trazas:${id}`
const ttlSeconds = 600
const mostWaiting = 20

/**
 * Notes the steps (`traceparent`) that wait for a job's work. They are kept beside the queue: a job may be coalesced with one that waits or runs, and
 * the reconciler may do its work first.
 */
export async function leaveTraces(redis: Redis, id: string, steps: readonly string[]): Promise<void> {
  const key = keyOf(id)
  await redis
    .multi()
    .rpush(key, ...steps)
    .ltrim(key, -mostWaiting, -1)
    .expire(key, ttlSeconds)
    .exec()
}

/** The steps that wait for a job's work, each given once, the oldest first. */
export const takeTraces = async (redis: Redis, id: string): Promise<string[]> =>
  (await redis.lpop(keyOf(id), mostWaiting)) ?? []
