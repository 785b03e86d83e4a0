import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds, longer than the work takes. */
const durationMs = 60

/** Settles after a fixed time, so that the duration of the response does not reveal whether the work was done. */
export async function constantTimeResponse<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), pause(durationMs)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
