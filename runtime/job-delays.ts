import type { JobName } from '@trinchera/contract/jobs'

/** How long, in ms, a job of a kind waits before it runs. Jobs with the same id that are enqueued meanwhile become one job. */
export const delays: { readonly [N in JobName]?: number } = { 'award-medals': 300 }
