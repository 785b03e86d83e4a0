import type { Redis } from 'ioredis'
import { z } from 'zod'
import { isJobName, type JobName } from '@trinchera/contract/jobs'

// Jobs that are not tried any more until staff say so (docs/behaviour/operation.md#Jobs in quarantine). Kept in Redis, as the queue is: where its data is
// lost, a job is tried again and put in quarantine again.

const quarantineKey = 'trinchera:apartados'
const attemptsTtlSeconds = 7 * 86_400

/** A hash of what is known of the attempts at one job; the worker says what is in it. */
export const attemptsKey = (id: string) => `trinchera:intentos:${id}`

const stored = z.object({
  nombre: z.custom<JobName>((name) => typeof name === 'string' && isJobName(name)),
  datos: z.record(z.string(), z.number()),
  /** `muerte`: the worker's process ended during it; `falla`: it failed the same way twice. */
  motivo: z.enum(['muerte', 'falla']),
  error: z.string().nullable(),
  /** ISO 8601. */
  desde: z.string(),
})

export type QuarantinedJob = z.infer<typeof stored> & { id: string }

/** Whether a job is in quarantine. */
export const isQuarantined = async (redis: Redis, id: string): Promise<boolean> =>
  (await redis.hexists(quarantineKey, id)) === 1

/** Puts a job in quarantine; false if it already was. What is known of its attempts is kept for as long. */
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
      return parsed.success ? [{ ...parsed.data, id }] : [] // of a release that knew other jobs
    })
    .toSorted((a, b) => a.desde.localeCompare(b.desde))
}

/** Lets a job be tried again. Its earlier attempts still count: the next time that it kills the process or fails the same way it is back at once. */
export async function release(redis: Redis, id: string): Promise<void> {
  await redis.multi().hdel(quarantineKey, id).expire(attemptsKey(id), attemptsTtlSeconds).exec()
}

/** Notes something of the attempts at a job, for a week. */
export async function noteAttempt(redis: Redis, id: string, fields: Record<string, string>): Promise<void> {
  await redis.multi().hset(attemptsKey(id), fields).expire(attemptsKey(id), attemptsTtlSeconds).exec()
}

/** Forgets a job and its attempts, once it is done. */
export async function forget(redis: Redis, id: string): Promise<void> {
  await redis.multi().del(attemptsKey(id)).hdel(quarantineKey, id).exec()
}
