import { rooms } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import type { SessionInfo } from './handler'
import type { Services } from './services'

export interface StaffAction {
  action: string
  /** What it was done to, as other staff read it live: never what changed in it. */
  target: string
  before?: unknown
  after?: unknown
}

/** Notes what staff did, in the transaction that does it; once it is stored the staff's room hears who did what to whom. */
export async function audit({ live, now }: Pick<Services, 'live' | 'now'>, trx: Db, onCommit: OnCommit, session: SessionInfo, { action, target, before, after }: StaffAction) {
  const at = now().toISOString()
  const asText = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
  await trx
    .insertInto('audit_log')
    .values({ at, actor_id: session.id, actor: session.username, action, target, before: asText(before), after: asText(after) })
    .execute()
  onCommit(() => live.emit(rooms.staff, 'staff:activity', { who: session.username, action, target, at }))
}
