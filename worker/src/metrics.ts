import { Gauge, Histogram, type Registry } from 'prom-client'
import { readBackupState } from '@trinchera/db/queries/site/backups'
import { readBacklog } from '@trinchera/db/queries/site/backlog'
import type { Redis } from 'ioredis'
import { cachedAnswer } from '@trinchera/runtime/metrics-cache'
import { listQuarantine } from '@trinchera/runtime/quarantine'
import type { Jobs } from '@trinchera/runtime/queue'
import type { WorkerContext } from './context'
import { mostAttempts } from './handlers/deliver-mail'

interface Needs extends Pick<WorkerContext, 'database' | 'now'> {
  jobs: Pick<Jobs, 'counts'>
  /** A Redis client of kind `commands`. */
  redis: Redis
  /** Hours between two backups; 0: the worker makes none. */
  backupEvery: number
}

/** Upper limits of the buckets of job durations, in seconds. */
const jobBuckets = [0.01, 0.1, 1, 10, 60]

/**
 * Registers the metrics of the worker: gauges about the whole site, which every worker reports equally, and the durations of this worker's
 * jobs. Returns the function that records a finished job.
 */
export function watchWorker(registry: Registry, { database, now, jobs, redis, backupEvery }: Needs) {
  const registers = [registry]
  const backlog = cachedAnswer(() => readBacklog(database.db, now().toISOString(), mostAttempts))
  const queue = cachedAnswer(async () => ({ ...(await jobs.counts()), aside: (await listQuarantine(redis)).length }))
  const backups = cachedAnswer(async () => ({ state: await readBackupState(database.db) }))
  const age = (since: string | null) => (since === null ? 0 : Math.max(0, (now().getTime() - Date.parse(since)) / 1000))

  const gauge = (name: string, help: string, collect: (this: Gauge) => Promise<void>) =>
    new Gauge({ name: `trinchera_${name}`, help, registers, collect })
  gauge('fold_lag_etapas', 'Etapas whose log is ahead of their table', async function () {
    this.set((await backlog())?.etapas ?? Number.NaN)
  })
  gauge('fold_lag_seconds', 'Age of the oldest match that no table has', async function () {
    const read = await backlog()
    this.set(read ? age(read.oldestMatch) : Number.NaN)
  })
  const boxes = ['mails', 'pushes', 'webhooks'] as const
  const outbox = (
    name: string,
    help: string,
    read: (box: { due: number; oldest: string | null; failed: number }) => number,
  ) =>
    new Gauge({
      name: `trinchera_outbox_${name}`,
      help,
      labelNames: ['bandeja'],
      registers,
      async collect() {
        const all = await backlog()
        for (const bandeja of boxes) this.set({ bandeja }, all ? read(all[bandeja]) : Number.NaN)
      },
    })
  outbox('due', 'What is due to be sent', ({ due }) => due)
  outbox('oldest_seconds', 'Age of the oldest that is due', ({ oldest }) => age(oldest))
  outbox('failed', 'Given up, among those still kept', ({ failed }) => failed)
  const jobsByState = new Gauge({
    name: 'trinchera_queue_jobs',
    help: 'Jobs by state',
    labelNames: ['estado'],
    registers: [],
    async collect() {
      const counts = await queue()
      for (const estado of ['waiting', 'active', 'delayed', 'aside'] as const)
        this.set({ estado }, counts?.[estado] ?? Number.NaN)
    },
  })
  registry.registerMetric(jobsByState)
  gauge('queue_oldest_seconds', 'Age of the oldest waiting job', async function () {
    const counts = await queue()
    this.set(counts ? age(counts.oldest) : Number.NaN)
  })
  gauge(
    'backup_age_seconds',
    'Age of the last backup, which was verified; infinite if there is none',
    async function () {
      const read = await backups()
      const none = backupEvery ? Number.POSITIVE_INFINITY : Number.NaN
      this.set(read ? (read.state?.last ? age(read.state.last.made) : none) : Number.NaN)
    },
  )
  gauge('backup_failed', '1 if the last attempt to make a backup failed', async function () {
    const read = await backups()
    this.set(read ? Number(Boolean(read.state?.error)) : Number.NaN)
  })
  return new Histogram({
    name: 'trinchera_job_seconds',
    help: 'Duration of jobs, of the queue and of the reconciler',
    labelNames: ['trabajo', 'resultado'],
    buckets: jobBuckets,
    registers,
  })
}
