import type { Redis } from 'ioredis'
import { z } from 'zod'
import { isJobName, type JobName } from '@trinchera/contract/jobs'

// Jobs that are not tried any more until staff say so (docs/behaviour.md#Jobs set aside). Kept in Redis, as the queue is: where its data is
// lost, a job is tried again and set aside again.

const asideKey = 'trinchera:apartados'
const stateTtlSeconds = 7 * 86_400

/** What is known of the attempts at one job. */
export const attemptsKey = (id: string) => `trinchera:intentos:${id}`
/** Fields of that hash: deaths of processes meanwhile, and how it last failed. */
export const attemptFields = { deaths: 'muertes', failure: 'falla' } as const

const stored = z.object({
  nombre: z.custom<JobName>((name) => typeof name === 'string' && isJobName(name)),
  datos: z.record(z.string(), z.number()),
  /** `muerte`: the worker's process ended during it; `falla`: it failed the same way twice. */
  motivo: z.enum(['muerte', 'falla']),
  error: z.string().nullable(),
  desde: z.string(),
})

export type AsideJob = z.infer<typeof stored> & { id: string }

/** Whether a job is set aside. */
export const isAside = async (redis: Redis, id: string): Promise<boolean> => (await redis.hexists(asideKey, id)) === 1

/** Sets a job aside; false if it already was. */
export async function putAside(redis: Redis, { id, ...job }: AsideJob): Promise<boolean> {
  return (await redis.hsetnx(asideKey, id, JSON.stringify(job))) === 1
}

/** The jobs that are set aside, the oldest first. */
export async function listAside(redis: Redis): Promise<AsideJob[]> {
  const all = await redis.hgetall(asideKey)
  return Object.entries(all)
    .flatMap(([id, json]) => {
      const parsed = stored.safeParse(JSON.parse(json))
      return parsed.success ? [{ ...parsed.data, id }] : [] // of a release that knew other jobs
    })
    .toSorted((a, b) => a.desde.localeCompare(b.desde))
}

/** Lets a job be tried again. It stays under suspicion: it is tried alone, and the next time that it fails it is set aside at once. */
export async function takeBack(redis: Redis, { id, motivo, error }: AsideJob): Promise<void> {
  const key = attemptsKey(id)
  const suspicion = motivo === 'muerte' ? [attemptFields.deaths, '1'] : [attemptFields.failure, error ?? '']
  await redis
    .multi()
    .del(key)
    .hset(key, ...suspicion)
    .expire(key, stateTtlSeconds)
    .hdel(asideKey, id)
    .exec()
}

/** Forgets a job and its attempts, once it is done. */
export async function forgetAttempts(redis: Redis, id: string): Promise<void> {
  await redis.multi().del(attemptsKey(id)).hdel(asideKey, id).exec()
}
