import { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import { jobId, type JobName, type JobPayload } from '@trinchera/contract/jobs'
import type { RedisOutage } from './redis'

export const queueName = 'trinchera'

/** A failed job is tried again after 1, 2, 4, … s; what still fails then, the worker's sweep finds again. */
const attempts = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 1000 },
  removeOnComplete: true,
  removeOnFail: true,
} as const

export interface Jobs {
  /**
   * Asks for work by name; the same work waiting already is not asked for twice. Never throws and never waits: what a job is for
   * stands in the database, and the worker's sweep finds what no job announced.
   */
  enqueue<N extends JobName>(name: N, payload: JobPayload<N>): void
  close(): Promise<void>
}

/** The queue as those who ask for work see it. `redis`: a client of kind `commands`. */
export function openJobs(redis: Redis, outage: RedisOutage): Jobs {
  const queue = new Queue(queueName, { connection: redis })
  queue.on('error', (error) => outage.report(error))
  const asking = new Set<Promise<unknown>>()
  return {
    enqueue(name, payload) {
      const asked = queue
        .add(name, payload, { ...attempts, jobId: jobId[name](payload) })
        .catch((error: unknown) => outage.report(error))
      asking.add(asked)
      void asked.finally(() => asking.delete(asked))
    },
    async close() {
      await Promise.allSettled(asking)
      await queue.close()
    },
  }
}
