import type { JobName } from '@trinchera/contract/jobs'

/**
 * How long, in ms, a job waits before it runs, so that the jobs of a burst with the same id are done as one. For work that follows from a
 * stage's log with every report.
 */
export const delays: { readonly [N in JobName]?: number } = { 'award-medals': 300 }
