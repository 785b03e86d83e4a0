import { dueWebhooks } from '@trinchera/db/queries/webhooks/outbox'
import type { WorkerContext } from '../context'
import { eachRow } from './each-row'
import { storeEvents } from '../webhooks/store-events'

/** Stores new messages for the webhooks of clans and starts to send the due ones. Does not wait for the requests. */
export async function reconcileWebhooks(context: WorkerContext, stopping?: AbortSignal): Promise<void> {
  await storeEvents(context)
  const due = await dueWebhooks(context.database.db, context.now().toISOString())
  await eachRow(context, 'webhook', due, (webhook) => context.webhooks.start(webhook, context), stopping)
}
