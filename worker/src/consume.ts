import { Worker, type Job } from 'bullmq'
import type { Redis } from 'ioredis'
import { jobs, type JobName } from '@trinchera/contract/jobs'
import { queueName } from '@trinchera/runtime/queue'
import type { RedisOutage } from '@trinchera/runtime/redis'
import type { WorkerContext } from './context'
import { handlers } from './handlers/list'

/** Jobs processed concurrently, so that a slow one does not block others. */
const concurrency = 8

const isJobName = (name: string): name is JobName => Object.hasOwn(jobs, name)

async function run<N extends JobName>(
  name: N,
  step: 'perform' | 'afterCompletion',
  data: unknown,
  context: WorkerContext,
): Promise<void> {
  const handler: (typeof handlers)[N] = handlers[name]
  await handler[step]?.(jobs[name].parse(data) as never, context) // the schema of the same name parsed it, which the compiler cannot relate
}

/** Processes the queue. `redis`: a client of kind `blocking`. */
export function consume(redis: Redis, outage: RedisOutage, context: WorkerContext): Worker {
  const worker = new Worker(
    queueName,
    async (job: Job) => {
      if (!isJobName(job.name)) throw new Error(`no such job: ${job.name}`)
      await run(job.name, 'perform', job.data, context)
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
  worker.on('completed', (job) => {
    if (!isJobName(job.name)) return
    run(job.name, 'afterCompletion', job.data, context).catch((error: unknown) =>
      context.log.error(
        { err: error, job: job.name, data: job.data },
        'no se pudo mirar si quedó algo; el repaso lo hará',
      ),
    )
  })
  return worker
}
