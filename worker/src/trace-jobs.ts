import type { Redis } from 'ioredis'
import type { JobName } from '@trinchera/contract/jobs'
import { leaveTraces, takeTraces } from '@trinchera/runtime/job-traces'
import type { Tracing } from '@trinchera/runtime/tracing'

/** Does a job's work as a step of the traces that wait for it. */
export type TraceJob = (name: JobName, id: string, work: () => Promise<void>) => Promise<void>

/** For the queue and the reconciler alike, whichever comes first. `redis`: a client of kind `commands`. */
export function traceJobs({ begin }: Tracing, redis: Redis): TraceJob {
  const take = (id: string) => takeTraces(redis, id).catch(() => null)

  /** The first trace holds what follows; the others have the step alone, linked with it. */
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
      if (failed) await leaveTraces(redis, id, waiting).catch(() => {}) // for the next attempt
    }
  }

  return async (name, id, work) => {
    const before = await take(id)
    await (before?.length ? inTraces(before, name, id, work) : work())
    if (!before) return // Redis is away
    // Those that came meanwhile may have been coalesced with this one, and wait for what it has done or for what is left to do.
    const meanwhile = await take(id)
    if (meanwhile?.length) await inTraces(meanwhile, name, id, work)
  }
}
