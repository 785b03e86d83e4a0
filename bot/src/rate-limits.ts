import { RateLimitError, type REST, type RateLimitData } from 'discord.js'

/** The threshold in ms above which a rate limit's wait is wrong: Discord's limits for what a bot sends are shorter. */
const longestWaitMs = 5 * 60_000

/**
 * An option of REST. discord.js waits for a rate limit until a time of the wall clock, so if the clock is set back by two hours, it would
 * send nothing for two hours. With this option such a call fails with RateLimitError and the known limits are cleared. Each answer of
 * Discord tells them again.
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

/** Repeats the call once if it failed with RateLimitError because the wait was too long. */
export async function orAgain<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof RateLimitError) return call()
    throw error
  }
}
