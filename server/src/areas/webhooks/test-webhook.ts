import type { WebhookDelivery } from '@trinchera/contract/webhooks'
import { paths } from '@trinchera/contract/site-paths'
import { storedClan } from '@trinchera/db/queries/clanes/clanes'
import { lastDelivery } from '@trinchera/db/queries/webhooks/webhooks'
import { insertDelivery } from '@trinchera/db/queries/webhooks/outbox'
import type { SessionInfo } from '../../http/handler'
import { found } from '../../http/rule-error'
import type { Services } from '../../services'
import { webhookTransaction } from './webhook-transaction'

/** Sends a test message to a webhook of a clan. If the delivery fails, it is not tried again. */
export const testWebhook = (
  services: Services,
  session: SessionInfo,
  params: { id: number; gancho: number },
): Promise<WebhookDelivery> =>
  webhookTransaction(services, session, params, async ({ trx, onCommit, stored, now }) => {
    const { id, nombre, tag } = found(await storedClan(trx, params.id), 'Ese clan no existe')
    const data = {
      clan: { id, nombre, tag },
      titulo: `Prueba del webhook de ${nombre}`,
      texto: `${session.username} mandó esta prueba desde ${services.config.siteName}.`,
      enlace: paths.clan(id),
    }
    await insertDelivery(trx, stored.id, { type: 'webhook.test', timestamp: now, data }, null, now)
    onCommit(() => services.jobs.enqueue('deliver-webhook', { gancho: stored.id }))
    return lastDelivery(trx, stored.id)
  })
