import type { Redis } from 'ioredis'
import { z } from 'zod'
import { isJobName, type JobName } from '@trinchera/contract/jobs'

// Quarantined jobs are not run again until staff release them (docs/behaviour/operation.md#Jobs in quarantine). They are kept in Redis,
// like the queue. If Redis loses its data, such a job is run again and quarantined again.

const quarantineKey = 'trinchera:apartados'
const attemptsTtlSeconds = 7 * 86_400

/** The key of a Redis hash with information on the attempts at one job. The worker decides its fields. */
export const attemptsKey = (id: string) => `trinchera:intentos:${id}`

const stored = z.object({
  nombre: z.custom<JobName>((name) => typeof name === 'string' && isJobName(name)),
  datos: z.record(z.string(), z.number()),
  /** Why the job is quarantined. `muerte`: the worker's process died while running it; `falla`: the job failed twice in the same way. */
  motivo: z.enum(['muerte', 'falla']),
  error: z.string().nullable(),
  /** Since when, ISO 8601. */
  desde: z.string(),
})

export type QuarantinedJob = z.infer<typeof stored> & { id: string }

/** True if a job is in quarantine. */
export const isQuarantined = async (redis: Redis, id: string): Promise<boolean> =>
  (await redis.hexists(quarantineKey, id)) === 1

/** Puts a job in quarantine; false if it already was there. The information on its attempts no longer expires. */
export async function putInQuarantine(redis: Redis, { id, ...job }: QuarantinedJob): Promise<boolean> {
  await redis.persist(attemptsKey(id))
  return (await redis.hsetnx(quarantineKey, id, JSON.stringify(job))) === 1
}

/** The jobs in quarantine, the oldest first. */
export async function listQuarantine(redis: Redis): Promise<QuarantinedJob[]> {
  const all = await redis.hgetall(quarantineKey)
  return Object.entries(all)
    .flatMap(([id, json]) => {
      const parsed = stored.safeParse(JSON.parse(json))
      return parsed.success ? [{ ...parsed.data, id }] : [] // a job of another release, unknown to this one
    })
    .toSorted((a, b) => a.desde.localeCompare(b.desde))
}

/**
 * Allows a job to run again. Its earlier attempts still count: if it kills the process or fails in the same way again, it returns to
 * quarantine at once.
 */
export async function release(redis: Redis, id: string): Promise<void> {
  await redis.multi().hdel(quarantineKey, id).expire(attemptsKey(id), attemptsTtlSeconds).exec()
}

/** Stores information on the attempts at a job for one week. */
export async function noteAttempt(redis: Redis, id: string, fields: Record<string, string>): Promise<void> {
  await redis.multi().hset(attemptsKey(id), fields).expire(attemptsKey(id), attemptsTtlSeconds).exec()
}

/** Forgets a job that is done, and its attempts. */
export async function forget(redis: Redis, id: string): Promise<void> {
  await redis.multi().del(attemptsKey(id)).hdel(quarantineKey, id).exec()
}
