import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import { jobId, type JobName, type JobPayload } from '@trinchera/contract/jobs'
import type { Log } from '@trinchera/runtime/log'
import {
  attemptFields,
  attemptsKey,
  forgetAttempts,
  isAside,
  putAside,
  type AsideJob,
} from '@trinchera/runtime/set-aside'
import { failureOf, isPassing, isSameFailure } from './failure'
import { Lanes } from './lanes'

export interface JobGuard {
  /** Does a job unless it is set aside, and sets it aside where it fails the same way twice or the process dies during it twice. Rethrows its error. */
  run<N extends JobName>(name: N, payload: JobPayload<N>, work: () => Promise<void>): Promise<'done' | 'set-aside'>
  /** Takes back the marks of jobs that an orderly end of the process leaves unfinished. */
  close(): Promise<void>
}

interface Needs {
  /** A client of kind `commands`; of its own, since the connection stands for the process. */
  redis: Redis
  now: () => Date
  log: Log
  /** A job was set aside just now. */
  onAside: (job: AsideJob) => Promise<void>
}

/** Redis is asked for no longer, ms: while it hangs, jobs are done without a guard. */
const patience = 1_000
const attemptTtlSeconds = 7 * 86_400
const namePrefix = 'trinchera-worker-'
const startPrefix = 'proceso:'

async function inTime<T>(asked: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience)
  })
  try {
    return await Promise.race([asked.catch(() => null), late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Marks in Redis which job this process is at. A mark whose process has no connection any more is of a process that died: Redis closes the connection
 * of a dead process at once, and keeps that of one whose event loop is busy for long.
 */
export function guardJobs({ redis, now, log, onAside }: Needs): JobGuard {
  const self = randomUUID()
  const mark = startPrefix + self
  const lanes = new Lanes()
  const running = new Map<string, number>()
  const announce = () => void redis.client('SETNAME', namePrefix + self).catch(() => {})
  redis.on('ready', announce)
  if (redis.status === 'ready') announce()

  async function setAside(job: AsideJob) {
    if (!(await putAside(redis, job))) return
    log.error({ job: job.nombre, data: job.datos, motivo: job.motivo, error: job.error }, 'un trabajo quedó apartado')
    await onAside(job).catch((error: unknown) => log.error({ err: error }, 'no se pudo avisar de un trabajo apartado'))
  }

  /** What earlier attempts say of a job. */
  async function judge(id: string, job: Omit<AsideJob, 'motivo' | 'error'>): Promise<'free' | 'suspect' | 'set-aside'> {
    const key = attemptsKey(id)
    const [aside, attempts] = await Promise.all([isAside(redis, id), redis.hgetall(key)])
    if (aside) return 'set-aside'
    const others = Object.keys(attempts).filter((field) => field.startsWith(startPrefix) && field !== mark)
    const clients = others.length ? String(await redis.client('LIST')) : ''
    const dead = others.filter((field) => !clients.includes(namePrefix + field.slice(startPrefix.length)))
    if (dead.length)
      await redis
        .multi()
        .hdel(key, ...dead)
        .hset(key, attemptFields.deaths, '1')
        .exec()
    if (dead.some((field) => attempts[field] === 'alone')) {
      await setAside({ ...job, motivo: 'muerte', error: null })
      return 'set-aside'
    }
    return dead.length > 0 || attemptFields.deaths in attempts ? 'suspect' : 'free'
  }

  async function begin(id: string, alone: boolean) {
    running.set(id, (running.get(id) ?? 0) + 1)
    const key = attemptsKey(id)
    await inTime(
      redis
        .multi()
        .hset(key, mark, alone ? 'alone' : 'beside')
        .expire(key, attemptTtlSeconds)
        .exec(),
    )
  }

  /** Whether nobody else in this process is still at it. */
  function leave(id: string): boolean {
    const left = (running.get(id) ?? 1) - 1
    if (left > 0) running.set(id, left)
    else running.delete(id)
    return left <= 0
  }

  async function recordFailure(id: string, job: Omit<AsideJob, 'motivo' | 'error'>, error: unknown) {
    const key = attemptsKey(id)
    await redis.hdel(key, mark)
    if (isPassing(error)) return
    const failure = failureOf(error)
    const before = await redis.hget(key, attemptFields.failure)
    if (before !== null && isSameFailure(before, failure)) await setAside({ ...job, motivo: 'falla', error: failure })
    else await redis.hset(key, attemptFields.failure, failure)
  }

  return {
    async run(name, payload, work) {
      const id = jobId(name, payload)
      const job = { id, nombre: name, datos: payload, desde: now().toISOString() }
      const verdict = (await inTime(judge(id, job))) ?? 'free'
      if (verdict === 'set-aside') return 'set-aside'
      const alone = verdict === 'suspect'
      return lanes.run<'done'>(alone, async () => {
        await begin(id, alone)
        try {
          await work()
        } catch (error) {
          leave(id)
          await inTime(recordFailure(id, job, error))
          throw error
        }
        if (leave(id)) await inTime(forgetAttempts(redis, id))
        return 'done'
      })
    },
    async close() {
      redis.off('ready', announce)
      await inTime(Promise.all([...running.keys()].map((id) => redis.hdel(attemptsKey(id), mark))))
    },
  }
}
