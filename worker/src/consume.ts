import { Worker, type Job } from 'bullmq'
import type { Redis } from 'ioredis'
import { isJobName, jobs, type JobName, type JobPayload } from '@trinchera/contract/jobs'
import { queueName } from '@trinchera/runtime/queue'
import type { RedisOutage } from '@trinchera/runtime/redis'
import type { WorkerContext } from './context'
import { handlers } from './handlers/list'
import { perform } from './handlers/perform'

/** Number of jobs processed at the same time. Several, so that one slow job does not block the other jobs. */
const concurrency = 8

async function afterCompletion<N extends JobName>(name: N, data: unknown, context: WorkerContext): Promise<void> {
  const handler: (typeof handlers)[N] = handlers[name]
  await handler.afterCompletion?.(payloadOf(name, data), context)
}

const payloadOf = <N extends JobName>(name: N, data: unknown) => jobs[name].parse(data) as JobPayload<N> // a cast: TypeScript cannot infer this

/** Starts to process the jobs of the queue. `redis`: a client of kind `blocking` (it waits for jobs). */
export function consume(redis: Redis, outage: RedisOutage, context: WorkerContext): Worker {
  const worker = new Worker(
    queueName,
    async (job: Job) => {
      if (!isJobName(job.name)) throw new Error(`no such job: ${job.name}`)
      return perform(job.name, payloadOf(job.name, job.data), context)
    },
    {
      connection: redis,
      concurrency,
      lockDuration: 10_000,
      stalledInterval: 5_000,
      maxStalledCount: 1000,
      drainDelay: 5,
    },
  )
  worker.on('error', (error) => outage.report(error))
  worker.on('failed', (job, error) =>
    context.log.error(
      { err: error, job: job?.name, data: job?.data, intento: job?.attemptsMade },
      'un trabajo falló; se reintenta',
    ),
  )
  worker.on('completed', (job, outcome) => {
    if (!isJobName(job.name) || outcome === 'quarantined') return
    afterCompletion(job.name, job.data, context).catch((error: unknown) =>
      context.log.error(
        { err: error, job: job.name, data: job.data },
        'no se pudo mirar si quedó algo; el repaso lo hará',
      ),
    )
  })
  return worker
}
