import { webhookUrl } from '@trinchera/db/queries/webhooks/outbox'
import type { Perform } from '../context'

/** Starts to send the stored messages of a webhook. Does not wait for the results, because each result is stored with its message. */
export const deliverWebhook: Perform<'deliver-webhook'> = async ({ gancho: id }, context) => {
  const url = await webhookUrl(context.database.db, id)
  if (url !== null) context.webhooks.start({ id, url }, context)
}
