import type { JobName } from '@trinchera/contract/jobs'

/** How long a job waits for others of its id, ms: what follows from a stage's log with each report is done once for all of a burst. */
export const delays: { readonly [N in JobName]?: number } = { 'award-medals': 300 }
