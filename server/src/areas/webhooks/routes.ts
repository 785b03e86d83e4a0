import { parseSince, sinceOf } from '@trinchera/db/queries/webhooks/expanded'
import {
  deleteWebhook,
  presentWebhook,
  resumeWebhook,
  stopWebhook,
  storedWebhook,
  storedWebhooks,
  storeSecret,
  updateEventos,
} from '@trinchera/db/queries/webhooks/webhooks'
import { handlersOf } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { requireRights } from '../clanes/clan-rights'
import { createWebhook, newSecret } from './create-webhook'
import { webhookTransaction } from './webhook-transaction'
import { testWebhook } from './test-webhook'

export function webhookHandlers(services: Services) {
  const { db } = services.database
  return handlersOf({
    listGanchos: async ({ params, session }) => {
      const { clan } = await requireRights(db, session, params.id, 'webhooks')
      const stored = await storedWebhooks(db, clan.id)
      return { message: 'Webhooks del clan', data: await Promise.all(stored.map((one) => presentWebhook(db, one))) }
    },
    createGancho: async ({ params, body, session }) => ({
      message: 'Webhook agregado',
      data: await createWebhook(services, session, params.id, body),
    }),
    updateGancho: async ({ params, body: { eventos, activo }, session }) => ({
      message: activo ? 'Los cambios del webhook quedaron guardados' : 'El webhook queda en pausa',
      data: await webhookTransaction(services, session, params, async ({ trx, stored, now }) => {
        if (activo && stored.activo === 0) await resumeWebhook(trx, stored, sinceOf(eventos, now))
        else {
          await updateEventos(trx, stored.id, sinceOf(eventos, now, parseSince(stored)))
          if (!activo && stored.activo === 1) await stopWebhook(trx, stored.id, null)
        }
        return presentWebhook(trx, found(await storedWebhook(trx, params.id, stored.id), ''))
      }),
    }),
    deleteGancho: async ({ params, session }) => {
      await webhookTransaction(services, session, params, ({ trx, stored }) => deleteWebhook(trx, stored.id))
      return { message: 'Webhook eliminado', data: null }
    },
    testGancho: async ({ params, session }) => ({
      message: 'Prueba en camino',
      data: await testWebhook(services, session, params),
    }),
    renewGanchoSecret: async ({ params, session }) => ({
      message: 'El webhook firma con un secreto nuevo',
      data: await webhookTransaction(services, session, params, async ({ trx, stored }) => {
        if (stored.clase === 'discord') throw new RuleError(400, 'Un webhook de Discord no lleva secreto')
        const secreto = newSecret()
        await storeSecret(trx, stored.id, secreto)
        return { ...(await presentWebhook(trx, stored)), secreto }
      }),
    }),
  })
}
