import type { PollTarget } from '@trinchera/db/queries/polling/polls'
import type { Jobs } from '@trinchera/runtime/queue'
import type { WorkerContext } from '../context'

/** What asking Twitch and the game servers needs besides: who is told of it may be told by mail. */
export interface PollingContext extends WorkerContext {
  jobs: Pick<Jobs, 'enqueue'>
  /** Of whose news the browsers did not hear, because Redis was away; they hear of it with the next answer. */
  untold: Set<PollTarget>
}

/** Tells the browsers, or remembers that they were not told. */
export function broadcast({ canAnnounce, untold }: PollingContext, what: PollTarget, emit: () => void): void {
  if (!canAnnounce()) return void untold.add(what)
  untold.delete(what)
  emit()
}
