import { rooms } from '@trinchera/contract/socket'
import { pendingWork } from '@trinchera/db/queries/admin/pending'
import type { Services } from '../services'

/** Sends all connected staff how many cases wait for a decision (screens show only those of the user's rol). Run it in `onCommit`. */
export async function broadcastPendingWork({
  database,
  live,
  now,
}: Pick<Services, 'database' | 'live' | 'now'>): Promise<void> {
  live.emit(rooms.staff, 'staff:pending', await pendingWork(database.db, now()))
}
