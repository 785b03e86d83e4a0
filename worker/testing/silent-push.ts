import type { WorkerContext } from '../src/context'

/** The parts of a context by which pushes are sent, for tests that send none: nobody has the site in sight, and no push service answers. */
export const silentPush: Pick<WorkerContext, 'push' | 'secret' | 'playersInSight'> = {
  push: { publicKey: '', send: async () => ({ outcome: 'busy', reason: 'nadie contesta', retryAfter: null }) },
  secret: 'x'.repeat(32),
  playersInSight: async () => new Set(),
}
