import { rooms } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import type { StaffAct } from '@trinchera/rules/staff-acts'
import { storeAudit } from './audit'
import type { SessionInfo } from '../http/handler'
import type { Services } from '../services'

/** Writes an action of the staff member to the audit log, in the current transaction. `target`: label of what was changed. */
export type Audit = (action: StaffAct, target: string, before: unknown, after: unknown) => Promise<void>

/** Tools of a staff transaction, to pass to functions that take part in it. */
export interface StaffWork {
  trx: Db
  audit: Audit
  onCommit: OnCommit
}

/** Runs `work` in a transaction with `audit`, which writes to the audit log and notifies the staff room after the commit. */
export function staffTransaction<T>(
  { database, live, now }: Services,
  session: SessionInfo,
  work: (trx: Db, audit: Audit, onCommit: OnCommit) => Promise<T>,
): Promise<T> {
  const at = now().toISOString()
  return database.transaction((trx, onCommit) =>
    work(
      trx,
      async (action, target, before, after) => {
        await storeAudit(trx, session, action, target, before, after, at)
        onCommit(() => live.emit(rooms.staff, 'staff:activity', { who: session.username, action, target, at }))
      },
      onCommit,
    ),
  )
}
