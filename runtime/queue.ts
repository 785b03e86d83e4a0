import { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import { jobId, type JobName, type JobPayload } from '@trinchera/contract/jobs'
import { delays } from './job-delays'
import { leaveTraces } from './job-traces'
import { countQueue, readQueue, type QueueCounts, type QueueState } from './queue-state'
import type { RedisOutage } from './redis'

export const queueName = 'trinchera'

/** Retry policy: a failed job is retried after 1, 2, 4, … s. After the last attempt, the worker's reconciler does the job's work. */
const attempts = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 1000 },
  removeOnComplete: true,
  removeOnFail: true,
} as const

export interface Jobs {
  /**
   * Enqueues a job. If a job with the same id is already waiting, the new one is dropped. Never throws and does not wait for Redis: if the
   * job is lost, the worker's reconciler finds the unfinished work in the database.
   */
  enqueue<N extends JobName>(name: N, payload: JobPayload<N>): void
  /** The jobs in the queue by kind and state. Rejects while Redis is unreachable. */
  state(): Promise<QueueState>
  counts(): Promise<QueueCounts>
  close(): Promise<void>
}

/** Opens the queue for enqueuing jobs. `redis`: a client of kind `commands`; `carried`: returns the current trace step's id, if any. */
export function openJobs(redis: Redis, outage: RedisOutage, carried?: () => string | undefined): Jobs {
  let opened: Queue | undefined
  const open = () => {
    const queue = new Queue(queueName, { connection: redis })
    queue.on('error', (error) => outage.report(error))
    // If Redis is lost while the queue is being prepared, the queue accepts no jobs any more; the next job then opens a new queue.
    queue.waitUntilReady().catch(() => {
      opened = undefined
      queue.close().catch((error: unknown) => outage.report(error))
    })
    return queue
  }
  const queue = () => (opened ??= open())
  const adding = new Set<Promise<unknown>>()
  return {
    enqueue(name, payload) {
      const id = jobId(name, payload)
      const delay = delays[name]
      const step = carried?.()
      const added = Promise.all([
        step && leaveTraces(redis, id, [step]),
        queue().add(name, payload, { ...attempts, jobId: id, ...(delay !== undefined && { delay }) }),
      ]).catch((error: unknown) => outage.report(error))
      adding.add(added)
      void added.finally(() => adding.delete(added))
    },
    state: async () => readQueue(queue()),
    counts: async () => countQueue(queue()),
    async close() {
      await Promise.allSettled(adding)
      await opened?.close()
    },
  }
}
