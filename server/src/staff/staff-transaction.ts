import { rooms } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import { audit } from './audit'
import type { SessionInfo } from './handler'
import type { Services } from './services'

export type Note = (action: string, target: string, before: unknown, after: unknown) => Promise<void>

/** What the parts of a transaction of staff share. */
export interface StaffWork {
  trx: Db
  note: Note
  onCommit: OnCommit
}

/** A transaction of staff: what is noted goes to the audit log with the change itself, and once stored the staff's room hears who did what to whom. */
export function staffTransaction<T>(
  { database, live, now }: Services,
  session: SessionInfo,
  work: (trx: Db, note: Note, onCommit: OnCommit) => Promise<T>,
): Promise<T> {
  const at = now().toISOString()
  return database.transaction((trx, onCommit) =>
    work(
      trx,
      async (action, target, before, after) => {
        await audit(trx, session, action, target, before, after, at)
        onCommit(() => live.emit(rooms.staff, 'staff:activity', { who: session.username, action, target, at }))
      },
      onCommit,
    ),
  )
}
