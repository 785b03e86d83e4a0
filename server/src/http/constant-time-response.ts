import { setTimeout as pause } from 'node:timers/promises'

/** Duration of a response in ms; longer than the work takes. */
const durationMs = 60

/** Runs `work` and settles after a fixed time, so that the duration of the response does not reveal whether there was anything to do. */
export async function constantTimeResponse<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), pause(durationMs)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
