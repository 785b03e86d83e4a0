import { RateLimitError, type REST, type RateLimitData } from 'discord.js'

/** Longer than Discord's limits on what a bot sends, ms. */
const longestWaitMs = 5 * 60_000

/**
 * An option of REST. discord.js waits for Discord's rate limits until a time of the wall clock: where that was set back by two hours
 * meanwhile, it would be silent for two hours. A call that would wait so long fails with RateLimitError instead, and what was noted is
 * forgotten, as at a start, since each answer tells the limits anew.
 */
export const withoutLongWaits =
  (rest: () => REST) =>
  ({ timeToReset }: RateLimitData): boolean => {
    if (timeToReset < longestWaitMs) return false
    const client = rest()
    client.handlers.clear()
    client.globalReset = -1
    client.globalDelay = null
    return true
  }

/** Calls once more where the first call would have had to wait too long. */
export async function orAgain<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof RateLimitError) return call()
    throw error
  }
}
