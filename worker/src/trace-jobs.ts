import type { Redis } from 'ioredis'
import type { JobName } from '@trinchera/contract/jobs'
import { leaveTraces, takeTraces } from '@trinchera/runtime/job-traces'
import type { Tracing } from '@trinchera/runtime/tracing'

/** Runs the work of a job and records it as a span in the traces of the requests that enqueued it. */
export type TraceJob = (name: JobName, id: string, work: () => Promise<void>) => Promise<void>

/** Creates the function that traces jobs. A job's first run takes the stored traces. `redis`: a client of kind `commands`. */
export function traceJobs({ begin }: Tracing, redis: Redis): TraceJob {
  const take = (id: string) => takeTraces(redis, id).catch(() => null)

  /** Records the work as a span in the first trace, with all spans inside it. In each other trace, a span links to that span. */
  async function inTraces(waiting: readonly string[], name: JobName, id: string, work: () => Promise<void>) {
    const [parent, ...others] = waiting
    const span = begin(`job ${name}`, { kind: 'consumer', parent })
    const linked = others.map((one) => begin(`job ${name}`, { kind: 'consumer', parent: one, like: span }))
    let failed = true
    try {
      await span.run(work)
      failed = false
    } finally {
      for (const one of [span, ...linked]) one.end({}, failed)
      if (failed) await leaveTraces(redis, id, waiting).catch(() => {}) // put back, because the next attempt needs these traces
    }
  }

  return async (name, id, work) => {
    const before = await take(id)
    await (before?.length ? inTraces(before, name, id, work) : work())
    if (!before) return // Redis is unreachable
    // Traces stored during the work belong to jobs merged with this one. Running the work again does what is left of these jobs.
    const meanwhile = await take(id)
    if (meanwhile?.length) await inTraces(meanwhile, name, id, work)
  }
}
