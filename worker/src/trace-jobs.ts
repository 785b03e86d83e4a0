import type { Redis } from 'ioredis'
import type { JobName } from '@trinchera/contract/jobs'
import { leaveTraces, takeTraces } from '@trinchera/runtime/job-traces'
import type { Tracing } from '@trinchera/runtime/tracing'

/** Runs a job's work as a span of the traces that wait for the job. */
export type TraceJob = (name: JobName, id: string, work: () => Promise<void>) => Promise<void>

/**
 * Creates the function that traces jobs, for both the queue and the reconciler; whichever runs a job first takes its traces. `redis`: a
 * client of kind `commands`.
 */
export function traceJobs({ begin }: Tracing, redis: Redis): TraceJob {
  const take = (id: string) => takeTraces(redis, id).catch(() => null)

  /**
   * Runs the work as a span of the first trace, which also gets the spans inside it. The other traces only get a span that is linked to
   * that one.
   */
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
      if (failed) await leaveTraces(redis, id, waiting).catch(() => {}) // keeps the traces for the next attempt
    }
  }

  return async (name, id, work) => {
    const before = await take(id)
    await (before?.length ? inTraces(before, name, id, work) : work())
    if (!before) return // Redis is unreachable
    // Traces that arrived meanwhile may belong to jobs coalesced with this one: they wait for the work that was just done or for what is
    // left to do.
    const meanwhile = await take(id)
    if (meanwhile?.length) await inTraces(meanwhile, name, id, work)
  }
}
