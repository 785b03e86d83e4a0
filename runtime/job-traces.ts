import type { Redis } from 'ioredis'

const keyOf = (id: string) => `trinchera:trazas:${id}`
const ttlSeconds = 600
const mostWaiting = 20

/**
 * Stores the trace steps (`traceparent`) that wait for a job's work. They are not part of the job, because the job may be coalesced with
 * another one, or the reconciler may do its work first.
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

/** Returns and removes the trace steps that wait for a job's work, the oldest first. */
export const takeTraces = async (redis: Redis, id: string): Promise<string[]> =>
  (await redis.lpop(keyOf(id), mostWaiting)) ?? []
