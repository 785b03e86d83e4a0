import type { Db } from '@trinchera/db/database'
import type { SessionInfo } from './handler'

const asText = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value))

/** Notes what staff did, in the transaction that does it: who, what, to what, how it was and how it is. `now`: ISO 8601. */
export async function audit(
  trx: Db,
  session: SessionInfo,
  action: string,
  target: string,
  before: unknown,
  after: unknown,
  now: string,
): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      at: now,
      actor_id: session.id,
      actor: session.username,
      action,
      target,
      before: asText(before),
      after: asText(after),
    })
    .execute()
}
