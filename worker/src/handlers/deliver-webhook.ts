import { webhookUrl } from '@trinchera/db/queries/webhooks/outbox'
import type { Perform } from '../context'

/** Begins to send what waits for a webhook; the outcome is in its outbox, so the job does not wait for it. */
export const deliverWebhook: Perform<'deliver-webhook'> = async ({ gancho: id }, context) => {
  const url = await webhookUrl(context.database.db, id)
  if (url !== null) context.webhooks.start({ id, url }, context)
}
