import type { Redis } from 'ioredis'
import { z } from 'zod'
import { isJobName, type JobName } from '@trinchera/contract/jobs'

// Quarantined jobs are not run until staff release them (docs/behaviour/operation.md#Jobs in quarantine). The quarantine is stored in
// Redis, like the queue. If Redis loses its data, a bad job is run again and then quarantined again.

const quarantineKey = 'trinchera:apartados'
const attemptsTtlSeconds = 7 * 86_400

/** Key of the Redis hash that describes the attempts to run a job. Only the worker knows the hash's fields. */
export const attemptsKey = (id: string) => `trinchera:intentos:${id}`

const stored = z.object({
  nombre: z.custom<JobName>((name) => typeof name === 'string' && isJobName(name)),
  datos: z.record(z.string(), z.number()),
  /** Why the job is quarantined. `muerte`: the worker's process died while running it; `falla`: the job failed twice in the same way. */
  motivo: z.enum(['muerte', 'falla']),
  error: z.string().nullable(),
  /** When the job was quarantined, ISO 8601. */
  desde: z.string(),
})

export type QuarantinedJob = z.infer<typeof stored> & { id: string }

export const isQuarantined = async (redis: Redis, id: string): Promise<boolean> =>
  (await redis.hexists(quarantineKey, id)) === 1

/** Puts a job in quarantine; returns false if the job already was there. The stored description of its attempts then no longer expires. */
export async function putInQuarantine(redis: Redis, { id, ...job }: QuarantinedJob): Promise<boolean> {
  await redis.persist(attemptsKey(id))
  return (await redis.hsetnx(quarantineKey, id, JSON.stringify(job))) === 1
}

export async function listQuarantine(redis: Redis): Promise<QuarantinedJob[]> {
  const all = await redis.hgetall(quarantineKey)
  return Object.entries(all)
    .flatMap(([id, json]) => {
      const parsed = stored.safeParse(JSON.parse(json))
      return parsed.success ? [{ ...parsed.data, id }] : [] // skips jobs that another release stored and this one does not know
    })
    .toSorted((a, b) => a.desde.localeCompare(b.desde))
}

/** Lets a quarantined job run again. If it kills the process or fails in the same way once more, it is quarantined at once. */
export async function release(redis: Redis, id: string): Promise<void> {
  await redis.multi().hdel(quarantineKey, id).expire(attemptsKey(id), attemptsTtlSeconds).exec()
}

/** Adds fields to the stored description of a job's attempts, which expires after a week. */
export async function noteAttempt(redis: Redis, id: string, fields: Record<string, string>): Promise<void> {
  await redis.multi().hset(attemptsKey(id), fields).expire(attemptsKey(id), attemptsTtlSeconds).exec()
}

/** Removes a finished job from quarantine and deletes the description of its attempts. */
export async function forget(redis: Redis, id: string): Promise<void> {
  await redis.multi().del(attemptsKey(id)).hdel(quarantineKey, id).exec()
}
