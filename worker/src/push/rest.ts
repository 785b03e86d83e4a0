import { setTimeout as delay } from 'node:timers/promises'

/** Milliseconds of rest for each of work from what tells everybody something. */
const share = 1

/** Rests from work that is not urgent, begun at `since` (`performance.now()`): reports are folded by the same process and the same database. */
export const rest = (since: number, stopping?: AbortSignal): Promise<void> =>
  delay((performance.now() - since) * share, undefined, stopping ? { signal: stopping } : {}).catch(() => {})
