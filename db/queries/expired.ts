import { idempotencyKeptMs } from '@trinchera/rules/limits'
import type { Db } from '../database'

/** Forgets what is good for nothing any more at `now`: answers kept for their idempotency keys, mailed tokens, sessions. Who asks for one of them is told so already. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', new Date(now.getTime() - idempotencyKeptMs).toISOString()).execute()
  await db.deleteFrom('mail_tokens').where('expires_at', '<=', now.toISOString()).execute()
  await db.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute()
}
