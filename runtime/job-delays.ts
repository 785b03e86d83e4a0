import type { JobName } from '@trinchera/contract/jobs'

/** How long, in ms, a job waits before it runs. Jobs with the same id that are enqueued meanwhile become one. */
export const delays: { readonly [N in JobName]?: number } = { 'award-medals': 300 }
