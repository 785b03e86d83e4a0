import { dueWebhooks } from '@trinchera/db/queries/webhooks/outbox'
import type { WorkerContext } from '../context'
import { eachRow } from './each-row'
import { storeEvents } from '../webhooks/store-events'

/** Stores what clans' webhooks are to be told and begins to send what is due, without waiting for any of them. */
export async function reconcileWebhooks(context: WorkerContext, stopping?: AbortSignal): Promise<void> {
  await storeEvents(context)
  const due = await dueWebhooks(context.database.db, context.now().toISOString())
  await eachRow(
    context,
    'webhook',
    due,
    ({ id }) => id,
    (webhook) => context.webhooks.start(webhook, context),
    stopping,
  )
}
