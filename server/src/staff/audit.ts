import type { Db } from '@trinchera/db/database'
import type { StaffAct } from '@trinchera/rules/staff-acts'
import { insertAuditEntry } from '@trinchera/db/queries/admin/audit'
import type { SessionInfo } from '../http/handler'

const toJson = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value))

/** Writes an action of a staff member to the audit log (docs/behaviour/staff.md#Audit log). `trx`: the transaction of the action. */
export async function storeAudit(
  trx: Db,
  session: SessionInfo,
  action: StaffAct,
  target: string,
  before: unknown,
  after: unknown,
  now: string,
): Promise<void> {
  await insertAuditEntry(trx, {
    at: now,
    actor_id: session.id,
    actor: session.username,
    action,
    target,
    before: toJson(before),
    after: toJson(after),
  })
}
