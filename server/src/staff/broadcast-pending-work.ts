import { rooms } from '@trinchera/contract/socket'
import { pendingWork } from '@trinchera/db/queries/admin/pending'
import type { Services } from '../services'

/** Broadcasts the number of undecided cases to staff; for `onCommit`. Each screen shows those that its rol may decide. */
export async function broadcastPendingWork({
  database,
  live,
  now,
}: Pick<Services, 'database' | 'live' | 'now'>): Promise<void> {
  live.emit(rooms.staff, 'staff:pending', await pendingWork(database.db, now()))
}
