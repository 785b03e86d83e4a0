import { dueGanchos } from '@trinchera/db/queries/ganchos/outbox'
import type { WorkerContext } from '../context'
import { eachRow } from './each-row'
import { storeEvents } from '../ganchos/store-events'

/** Stores what clans' webhooks are to be told and begins to send what is due, without waiting for any of them. */
export async function sweepWebhooks(context: WorkerContext, stopping?: AbortSignal): Promise<void> {
  await storeEvents(context)
  const due = await dueGanchos(context.database.db, context.now().toISOString())
  await eachRow(
    context,
    'webhook',
    due,
    ({ id }) => id,
    (gancho) => context.webhooks.start(gancho, context),
    stopping,
  )
}
