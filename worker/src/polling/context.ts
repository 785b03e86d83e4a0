import type { PollTarget } from '@trinchera/db/queries/polling/polls'
import type { WorkerContext } from '../context'

/** Services for polling Twitch and the game servers. */
export interface PollingContext extends WorkerContext {
  /** Targets whose changes were not broadcast because Redis was unreachable; the next answer broadcasts them. */
  pendingBroadcasts: Set<PollTarget>
}

/** Emits an event; while Redis is unreachable, marks the target for a later broadcast instead. */
export function broadcast(
  { canBroadcast, pendingBroadcasts }: PollingContext,
  what: PollTarget,
  emit: () => void,
): void {
  if (!canBroadcast()) return void pendingBroadcasts.add(what)
  pendingBroadcasts.delete(what)
  emit()
}
