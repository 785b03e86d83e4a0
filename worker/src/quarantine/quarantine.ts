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

/** Keeps a job that kills the process or always fails from stopping the others (docs/behaviour/operation.md#Jobs in quarantine). */
export interface Quarantine {
  /**
   * Runs a job unless it is in quarantine. Puts it there if it has killed the process twice or failed twice in the same way. Rethrows the
   * job's error.
   */
  run<N extends JobName>(name: N, payload: JobPayload<N>, work: () => Promise<void>): Promise<'done' | 'quarantined'>
  /** Removes the marks of jobs that are left unfinished when the process shuts down in an orderly way. */
  close(): Promise<void>
}

interface Needs {
  /** A client of kind `commands`, connected under `processName`. */
  redis: Redis
  /** A name that only this process has, from `newProcessName`. */
  processName: string
  now: () => Date
  log: Log
  /** Called when a job was put in quarantine. */
  onQuarantined: (job: QuarantinedJob) => Promise<void>
}

const namePrefix = 'trinchera-worker-'
/** A name for a worker's process that no other process ever has. */
export const newProcessName = () => namePrefix + crypto.randomUUID()

/** The field of a job's attempts that holds its last failure; the other fields are the names of the processes that run the job. */
const failureField = 'falla'

/** Waits at most a second for Redis: while Redis is away or hangs, jobs run without quarantine. */
const inTime = <T>(asked: Promise<T>): Promise<T | null> =>
  Promise.race([asked, pause(1_000, null, { ref: false })]).catch(() => null)

/**
 * Marks in Redis which jobs this process is running. If the process of a mark has no connection, that process has died: Redis closes a dead
 * process's connection immediately, but keeps the connection of a process whose event loop is blocked for long. A job with a dead process's
 * mark is a suspect. Suspects run one at a time, so that the next death shows which of them is to blame and which only ran at the same
 * time.
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

  /** Whether a job is free, suspect or in quarantine according to its earlier attempts. */
  async function judge(job: Omit<QuarantinedJob, 'motivo' | 'error'>): Promise<'free' | 'suspect' | 'quarantined'> {
    const [known, attempts] = await Promise.all([isQuarantined(redis, job.id), redis.hgetall(attemptsKey(job.id))])
    if (known) return 'quarantined'
    const others = Object.keys(attempts).filter((name) => name.startsWith(namePrefix) && name !== processName)
    const connected = others.length ? String(await redis.client('LIST')) : ''
    const dead = others.filter((name) => !connected.includes(name))
    if (!dead.some((name) => attempts[name] === 'suspect')) return dead.length ? 'suspect' : 'free'
    await quarantine({ ...job, motivo: 'muerte', error: null })
    // when staff release the job it is a suspect again, and is not blamed before it has killed the process once more
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
