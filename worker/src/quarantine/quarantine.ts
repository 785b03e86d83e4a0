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

/** What keeps a job that kills the process or always fails from stopping the others (docs/behaviour/operation.md#Jobs in quarantine). */
export interface Quarantine {
  /** Does a job unless it is in quarantine, and puts it there when it has killed the process twice or failed the same way twice. Rethrows its error. */
  run<N extends JobName>(name: N, payload: JobPayload<N>, work: () => Promise<void>): Promise<'done' | 'quarantined'>
  /** Takes back the marks of jobs that an orderly end of the process leaves unfinished. */
  close(): Promise<void>
}

interface Needs {
  /** A client of kind `commands`, connected under `processName`. */
  redis: Redis
  /** Of this process alone, from `newProcessName`. */
  processName: string
  now: () => Date
  log: Log
  /** A job was put in quarantine just now. */
  onQuarantined: (job: QuarantinedJob) => Promise<void>
}

const namePrefix = 'trinchera-worker-'
/** A name for a worker's process that no other one ever has. */
export const newProcessName = () => namePrefix + crypto.randomUUID()

/** The field of a job's attempts that holds its last failure; the other fields are the processes at it. */
const failureField = 'falla'

/** Redis is waited for no longer than a second: while it is away or hangs, jobs are done without quarantine. */
const inTime = <T>(asked: Promise<T>): Promise<T | null> =>
  Promise.race([asked, pause(1_000, null, { ref: false })]).catch(() => null)

/**
 * Marks in Redis which jobs this process is at. A mark whose process has no connection any more is of a process that died: Redis closes the connection
 * of a dead process at once, and keeps that of one whose event loop is busy for long. A job with such a mark is a suspect. Suspects are done one at a
 * time, so that the next death tells which one is to blame and which was only done beside it.
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

  /** What earlier attempts say of a job. */
  async function judge(job: Omit<QuarantinedJob, 'motivo' | 'error'>): Promise<'free' | 'suspect' | 'quarantined'> {
    const [known, attempts] = await Promise.all([isQuarantined(redis, job.id), redis.hgetall(attemptsKey(job.id))])
    if (known) return 'quarantined'
    const others = Object.keys(attempts).filter((name) => name.startsWith(namePrefix) && name !== processName)
    const connected = others.length ? String(await redis.client('LIST')) : ''
    const dead = others.filter((name) => !connected.includes(name))
    if (!dead.some((name) => attempts[name] === 'suspect')) return dead.length ? 'suspect' : 'free'
    await quarantine({ ...job, motivo: 'muerte', error: null })
    // once staff release it, it is a suspect, and not yet to blame for the next death
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
