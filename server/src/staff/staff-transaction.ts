import { rooms } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import type { StaffAct } from '@trinchera/rules/staff-acts'
import { storeAudit } from './audit'
import type { SessionInfo } from '../http/handler'
import type { Services } from '../services'

/** Writes a staff action to the audit log, in the current transaction. */
export type Audit = (action: StaffAct, target: string, before: unknown, after: unknown) => Promise<void>

/** What functions need that take part in the same staff transaction. */
export interface StaffWork {
  trx: Db
  audit: Audit
  onCommit: OnCommit
}

/** Runs a transaction. Its `audit` writes staff actions to the audit log and, after the commit, broadcasts them to the staff room. */
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
