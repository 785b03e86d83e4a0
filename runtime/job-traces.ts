import type { Redis } from 'ioredis'

const keyOf = (id: string) => `trinchera:trazas:${id}`
const ttlSeconds = 600
const mostWaiting = 20

/**
 * Stores the trace steps (`traceparent`) that caused a job, until the job is done. They are not part of the job's data, because the job may
 * be merged with another job of the same id, or the worker's reconciler may do the job's work first.
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

/** Returns and removes the stored trace steps of a job, the oldest first. */
export const takeTraces = async (redis: Redis, id: string): Promise<string[]> =>
  (await redis.lpop(keyOf(id), mostWaiting)) ?? []
