import type { PollTarget } from '@trinchera/db/queries/polling/polls'
import type { Jobs } from '@trinchera/runtime/queue'
import type { WorkerContext } from '../context'

/** Services for polling Twitch and the game servers. */
export interface PollingContext extends WorkerContext {
  jobs: Pick<Jobs, 'enqueue'>
  /** Targets whose changes were not broadcast because Redis was unreachable; the next answer broadcasts them. */
  untold: Set<PollTarget>
}

/** Emits, or marks the target as pending broadcast while Redis is unreachable. */
export function broadcast({ canAnnounce, untold }: PollingContext, what: PollTarget, emit: () => void): void {
  if (!canAnnounce()) return void untold.add(what)
  untold.delete(what)
  emit()
}
