import { rooms } from '@trinchera/contract/socket'
import { pendingWork } from '@trinchera/db/queries/pending'
import type { Services } from './services'

/** Tells staff how much waits for them now; for after the commit that changed it. */
export async function announcePending({ database, live }: Pick<Services, 'database' | 'live'>): Promise<void> {
  live.emit(rooms.staff, 'staff:pending', await pendingWork(database.db))
}
