import type { WorkerContext } from '../src/context'

/** The push services of a context, for tests that send none: nobody has the site visible, and no push service answers. */
export const silentPush: Pick<WorkerContext, 'push' | 'secret' | 'playersInSight'> = {
  push: { publicKey: '', send: async () => ({ outcome: 'busy', reason: 'nadie contesta', retryAfter: null }) },
  secret: 'x'.repeat(32),
  playersInSight: async () => new Set(),
}
