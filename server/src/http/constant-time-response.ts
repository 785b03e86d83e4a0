import { setTimeout as pause } from 'node:timers/promises'

/** Longer than the work takes, so that the answer's time does not tell whether there was any. */
const least = 60

/** Answers no sooner than a fixed time after it was asked, whatever was done or failed meanwhile. */
export async function constantTimeResponse<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), pause(least)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
