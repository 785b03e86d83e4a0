import type { JobName, JobPayload } from '@trinchera/contract/jobs'
import type { LiveEvent, LiveEvents } from '@trinchera/contract/socket'

/** Emits an event to all clients that are in at least one of the rooms. */
export interface Live {
  emit<E extends LiveEvent>(rooms: string | readonly string[], event: E, payload: LiveEvents[E]): void
}

/** Services that the functions of this folder use; the server and the worker each provide their own. */
export interface EffectServices {
  live: Live
  jobs: { enqueue<N extends JobName>(name: N, payload: JobPayload<N>): void }
  now: () => Date
}
