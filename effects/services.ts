import type { JobName, JobPayload } from '@trinchera/contract/jobs'
import type { LiveEvent, LiveEvents } from '@trinchera/contract/socket'

/** Emits an event to the clients in any of the rooms, for example with the emitter of `runtime`. */
export interface Live {
  emit<E extends LiveEvent>(rooms: string | readonly string[], event: E, payload: LiveEvents[E]): void
}

/** What effects need from the process they run in; both server and worker provide it. */
export interface EffectServices {
  live: Live
  jobs: { enqueue<N extends JobName>(name: N, payload: JobPayload<N>): void }
  now: () => Date
}
