import { setTimeout as delay } from 'node:timers/promises'

/** Milliseconds of rest for each millisecond of non-urgent work, such as notifying everybody. */
const share = 1

/** Rests after non-urgent work that began at `since` (`performance.now()`), because reports are folded by the same process and database. */
export const rest = (since: number, stopping?: AbortSignal): Promise<void> =>
  delay((performance.now() - since) * share, undefined, stopping ? { signal: stopping } : {}).catch(() => {})
