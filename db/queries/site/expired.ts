import { addressMailKeptMs, idempotencyKeptMs } from '@trinchera/rules/limits'
import type { Db } from '../../database'
import { deleteOldCases } from '../assistant/cases'
import { deleteOldConsultas } from '../assistant/consultas'
import { deleteOldPosts } from '../discord/posts'
import { deleteAddressMailsBefore } from '../notices/mails'
import { deleteOldRequests } from '../privacy/requests'
import { deleteOldDeliveries } from '../webhooks/webhooks'
import { deletePushesBefore } from '../push/pushes'
import { deleteOldSignals } from '../players/account-signals'
import { deleteOldRetoSamples } from '../retos/samples'
import { deleteOldSamples } from '../servidores/samples'

/** How long a mail's token is stored after its expiry, ms, so that the URL in an old mail is reported as expired, not as unknown. */
const tokenRememberedMs = 30 * 24 * 3_600_000

/** How long a push is stored, ms. During this time a device may still show its notification. */
const pushKeptMs = 14 * 24 * 3_600_000

/**
 * Deletes rows that are no longer needed at `now`: idempotency keys, mail tokens, pushes, sessions, login challenges, changes of e-mail
 * address, records of browsers and networks, player counts of servers, states of retos' game servers, Discord codes and posts, messages of
 * webhooks, cases of the assistant, questions to moderators, requests about personal data, and mails to addresses without an account.
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
  await db.deleteFrom('login_challenges').where('expires_at', '<=', now.toISOString()).execute()
  await db.deleteFrom('email_changes').where('expires_at', '<=', now.toISOString()).execute()
  await db.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute()
  await deletePushesBefore(db, new Date(now.getTime() - pushKeptMs).toISOString())
  await deleteOldSignals(db, now)
  await deleteOldSamples(db, now)
  await deleteOldRetoSamples(db, now)
  await deleteOldPosts(db, now)
  await deleteOldDeliveries(db, now)
  await deleteOldCases(db, now)
  await deleteOldConsultas(db, now)
  await deleteOldRequests(db, now)
  await deleteAddressMailsBefore(db, new Date(now.getTime() - addressMailKeptMs).toISOString())
}
