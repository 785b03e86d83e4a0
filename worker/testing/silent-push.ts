import type { WorkerContext } from '../src/context'

/** Push services for tests without pushes: no player has the site visible, and every push gets the reply "busy". */
export const silentPush: Pick<WorkerContext, 'push' | 'secret' | 'playersInSight'> = {
  push: { publicKey: '', send: async () => ({ outcome: 'busy', reason: 'nadie contesta', retryAfter: null }) },
  secret: 'x'.repeat(32),
  playersInSight: async () => new Set(),
}
