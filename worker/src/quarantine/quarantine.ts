import { setTimeout as pause } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import pLimit from 'p-limit'
import { jobId, type JobName, type JobPayload } from '@trinchera/contract/jobs'
import type { Log } from '@trinchera/runtime/log'
import {
  attemptsKey,
  forget,
  isQuarantined,
  noteAttempt,
  putInQuarantine,
  type QuarantinedJob,
} from '@trinchera/runtime/quarantine'
import { failureOf, isPassing, isSameFailure } from './failure'

/** Keeps a job that kills the process or always fails from stopping the other jobs (docs/behaviour/operation.md#Jobs in quarantine). */
export interface Quarantine {
  /** Runs a job unless it is in quarantine, where it goes after killing the process twice or failing twice alike. Rethrows its error. */
  run<N extends JobName>(name: N, payload: JobPayload<N>, work: () => Promise<void>): Promise<'done' | 'quarantined'>
  /** Called at an orderly shutdown. Removes the marks of unfinished jobs, because the shutdown must not count as a crash. */
  close(): Promise<void>
}

interface Needs {
  /** A Redis client of kind `commands` whose connection has the name `processName`. */
  redis: Redis
  /** A name from `newProcessName`, which only this process has. */
  processName: string
  now: () => Date
  log: Log
  /** Called after a job was put in quarantine. */
  onQuarantined: (job: QuarantinedJob) => Promise<void>
}

const namePrefix = 'trinchera-worker-'
export const newProcessName = () => namePrefix + crypto.randomUUID()

/** In the Redis hash of a job's attempts, the field with its last failure. The other fields are names of processes that run the job. */
const failureField = 'falla'

/** Waits for Redis, at most a second; null if Redis does not reply. Jobs then run without quarantine. */
const inTime = <T>(asked: Promise<T>): Promise<T | null> =>
  Promise.race([asked, pause(1_000, null, { ref: false })]).catch(() => null)

/**
 * Marks in Redis which jobs this process runs. A mark of a process without connection to Redis shows that the process died: Redis closes
 * the connection of a dead process at once, but keeps that of a process that is only blocked. A job that a dead process ran is a suspect.
 * Suspects run one at a time, so that the next crash shows which of them is to blame.
 */
export function openQuarantine({ redis, processName, now, log, onQuarantined }: Needs): Quarantine {
  const running = new Set<string>()
  const oneAtATime = pLimit(1)

  async function quarantine(job: QuarantinedJob) {
    if (!(await putInQuarantine(redis, job))) return
    const { nombre, datos, motivo, error } = job
    log.error({ job: nombre, data: datos, motivo, error }, 'un trabajo quedó apartado')
    await onQuarantined(job).catch((err: unknown) => log.error({ err }, 'no se pudo avisar de un trabajo apartado'))
  }

  /** Returns what earlier attempts say about a job: it is free to run, suspected of killing the process, or in quarantine. */
  async function judge(job: Omit<QuarantinedJob, 'motivo' | 'error'>): Promise<'free' | 'suspect' | 'quarantined'> {
    const [known, attempts] = await Promise.all([isQuarantined(redis, job.id), redis.hgetall(attemptsKey(job.id))])
    if (known) return 'quarantined'
    const others = Object.keys(attempts).filter((name) => name.startsWith(namePrefix) && name !== processName)
    const connected = others.length ? String(await redis.client('LIST')) : ''
    const dead = others.filter((name) => !connected.includes(name))
    if (!dead.some((name) => attempts[name] === 'suspect')) return dead.length ? 'suspect' : 'free'
    await quarantine({ ...job, motivo: 'muerte', error: null })
    // if staff release the job, it is a suspect: it must kill the process only once more to be quarantined again
    await redis.hset(attemptsKey(job.id), Object.fromEntries(dead.map((name) => [name, 'free'])))
    return 'quarantined'
  }

  async function noteFailure(job: Omit<QuarantinedJob, 'motivo' | 'error'>, error: unknown) {
    await redis.hdel(attemptsKey(job.id), processName)
    if (isPassing(error)) return
    const failure = failureOf(error)
    const before = await redis.hget(attemptsKey(job.id), failureField)
    if (before !== null && isSameFailure(before, failure)) await quarantine({ ...job, motivo: 'falla', error: failure })
    else await noteAttempt(redis, job.id, { [failureField]: failure })
  }

  return {
    async run(name, payload, work) {
      const id = jobId(name, payload)
      const job = { id, nombre: name, datos: payload, desde: now().toISOString() }
      const verdict = (await inTime(judge(job))) ?? 'free'
      if (verdict === 'quarantined') return verdict
      const attempt = async () => {
        running.add(id)
        await inTime(noteAttempt(redis, id, { [processName]: verdict }))
        try {
          await work()
          await inTime(forget(redis, id))
        } catch (error) {
          await inTime(noteFailure(job, error))
          throw error
        } finally {
          running.delete(id)
        }
      }
      await (verdict === 'suspect' ? oneAtATime(attempt) : attempt())
      return 'done'
    },
    async close() {
      await inTime(Promise.all([...running].map((id) => redis.hdel(attemptsKey(id), processName))))
    },
  }
}
