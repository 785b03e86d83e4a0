import { rooms } from '@trinchera/contract/socket'
import { pendingWork } from '@trinchera/db/queries/admin/pending'
import type { Services } from './services'

/** Tells staff how much waits, once a change of it is stored: for `onCommit`. Each screen shows what its rol may decide. */
export async function broadcastPendingWork({ database, live }: Pick<Services, 'database' | 'live'>): Promise<void> {
  live.emit(rooms.staff, 'staff:pending', await pendingWork(database.db))
}
