import type { Asked } from '@trinchera/db/queries/polls'
import type { Jobs } from '@trinchera/runtime/queue'
import type { WorkerContext } from '../context'

/** What asking Twitch and the game servers needs besides: who is told of it may be told by mail. */
export interface AskingContext extends WorkerContext {
  jobs: Pick<Jobs, 'enqueue'>
  /** Of whose news the browsers did not hear, because Redis was away; they hear of it with the next answer. */
  untold: Set<Asked>
}

/** Tells the browsers, or remembers that they were not told. */
export function announce({ canAnnounce, untold }: AskingContext, what: Asked, emit: () => void): void {
  if (!canAnnounce()) return void untold.add(what)
  untold.delete(what)
  emit()
}
