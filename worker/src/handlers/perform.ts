import { jobId, type JobName, type JobPayload } from '@trinchera/contract/jobs'
import type { WorkerContext } from '../context'
import { handlers } from './list'

/** Runs a job, unless the job is in quarantine (docs/behaviour/operation.md#Jobs in quarantine). Used by the queue and the reconciler. */
export function perform<N extends JobName>(
  name: N,
  payload: JobPayload<N>,
  context: WorkerContext,
): Promise<'done' | 'quarantined'> {
  const handler: (typeof handlers)[N] = handlers[name]
  const { quarantine, traced } = context
  const work = async () => {
    const start = performance.now()
    let outcome: 'hecho' | 'falla' = 'falla'
    try {
      await handler.perform(payload, context)
      outcome = 'hecho'
    } finally {
      context.measure?.(name, outcome, (performance.now() - start) / 1000)
    }
  }
  return quarantine.run(name, payload, () => (traced ? traced(name, jobId(name, payload), work) : work()))
}
