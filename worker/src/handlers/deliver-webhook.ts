import { webhookUrl } from '@trinchera/db/queries/webhooks/outbox'
import type { Perform } from '../context'

/** Starts sending the pending messages of a webhook. The job does not wait for the result, because it is stored in the outbox. */
export const deliverWebhook: Perform<'deliver-webhook'> = async ({ gancho: id }, context) => {
  const url = await webhookUrl(context.database.db, id)
  if (url !== null) context.webhooks.start({ id, url }, context)
}
