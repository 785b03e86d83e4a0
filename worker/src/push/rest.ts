import { setTimeout as delay } from 'node:timers/promises'

/** How long to rest for each millisecond of work that is not urgent, such as notifying all players, ms. */
const share = 1

/** Rests after non-urgent work that began at `since` (`performance.now()`), because reported losses need the same database. */
export const rest = (since: number, stopping?: AbortSignal): Promise<void> =>
  delay((performance.now() - since) * share, undefined, stopping ? { signal: stopping } : {}).catch(() => {})
