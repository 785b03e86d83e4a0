import { RateLimitError, type REST, type RateLimitData } from 'discord.js'

/** Longest wait for a rate limit, ms. Discord's limits for what this bot sends are shorter, so a longer wait is a mistake of discord.js. */
const longestWaitMs = 5 * 60_000

/**
 * Option of REST against endless waits. discord.js waits for a rate limit until a wall-clock time, so if the clock is set back by two
 * hours, it sends nothing for two hours. With this option, a call that would wait too long fails with RateLimitError and the known limits
 * are cleared. Discord sends the current limits with each reply.
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

/** Calls `call`, and once more if it fails with RateLimitError (see `withoutLongWaits`). */
export async function orAgain<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof RateLimitError) return call()
    throw error
  }
}
