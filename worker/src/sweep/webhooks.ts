import { dueGanchos } from '@trinchera/db/queries/ganchos/outbox'
import type { WorkerContext } from '../context'
import { storeEvents } from '../ganchos/store-events'

/** Stores what clans' webhooks are to be told and begins to send what is due, without waiting for any of them. */
export async function sweepWebhooks(context: WorkerContext, stopping?: AbortSignal): Promise<void> {
  await storeEvents(context)
  for (const gancho of await dueGanchos(context.database.db, context.now().toISOString())) {
    if (stopping?.aborted) return
    context.webhooks.start(gancho, context)
  }
}
