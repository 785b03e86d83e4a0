import { rooms } from '@trinchera/contract/socket'
import { pendingWork } from '@trinchera/db/queries/admin/pending'
import type { Services } from '../services'

/**
 * Sends the number of undecided cases to all connected staff; run it in `onCommit`. Each screen shows only the cases that its user's rol
 * may decide.
 */
export async function broadcastPendingWork({
  database,
  live,
  now,
}: Pick<Services, 'database' | 'live' | 'now'>): Promise<void> {
  live.emit(rooms.staff, 'staff:pending', await pendingWork(database.db, now()))
}
