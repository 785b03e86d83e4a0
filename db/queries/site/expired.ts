import { idempotencyKeptMs } from '@trinchera/rules/limits'
import type { Db } from '../../database'
import { deleteOldPosts } from '../discord/posts'
import { deleteOldSamples } from '../servidores/samples'

/** How long a mail's token is known after its end, in ms: who follows an old link is told that it is old, not that there never was one. */
const tokenRememberedMs = 30 * 24 * 3_600_000

/**
 * Forgets what is good for nothing any more at `now`: answers kept for their idempotency keys, mailed tokens long over, sessions, how many played a
 * year ago, codes for Discord and what was posted there long since.
 */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now.getTime() - idempotencyKeptMs).toISOString())
    .execute()
  await db
    .deleteFrom('mail_tokens')
    .where('expires_at', '<=', new Date(now.getTime() - tokenRememberedMs).toISOString())
    .execute()
  await db.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute()
  await deleteOldSamples(db, now)
  await deleteOldPosts(db, now)
}
