import type { PollTarget } from '@trinchera/db/queries/polling/polls'
import type { WorkerContext } from '../context'

export interface PollingContext extends WorkerContext {
  /** Poll targets (Twitch, servers) whose changes were not broadcast because Redis was unreachable. Their next poll broadcasts them. */
  pendingBroadcasts: Set<PollTarget>
}

/** Calls `emit` to broadcast an event. While Redis is unreachable, only marks the target, so that its next poll broadcasts. */
export function broadcast(
  { canBroadcast, pendingBroadcasts }: PollingContext,
  what: PollTarget,
  emit: () => void,
): void {
  if (!canBroadcast()) return void pendingBroadcasts.add(what)
  pendingBroadcasts.delete(what)
  emit()
}
