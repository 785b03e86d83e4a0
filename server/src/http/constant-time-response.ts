import { setTimeout as pause } from 'node:timers/promises'

/** Duration of a response in ms. It must be longer than the work of the slowest request takes. */
const durationMs = 60

/** Runs `work` and resolves after a fixed time, so that the duration does not reveal whether there was something to do. */
export async function constantTimeResponse<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), pause(durationMs)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
