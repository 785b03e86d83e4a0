import pLimit, { type LimitFunction } from 'p-limit'
import { leaseDelivery, type LeasedDelivery } from '@trinchera/db/queries/webhooks/outbox'
import { webhookTriedMs } from '@trinchera/rules/limits'
import { OutboundFailure, type Outbound } from '@trinchera/runtime/outbound'
import { outcomeOf, outcomeOfFailure, unsendable, type Outcome } from './outcome'
import { discordRequest, signedRequest, type Site } from './requests'
import { settleAttempt } from './settle-attempt'
import type { Sending, WebhookSender } from './webhook-sender'

/** Maximum number of simultaneous requests to one host, so that a host that does not reply does not delay others. */
const mostAtOnce = 4

/** How long an attempt reserves its message (lease), ms; longer than a request can last. After that, the attempt counts as failed. */
export const attemptLease = 40_000

export function createWebhookSender(outbound: Pick<Outbound, 'post'>, site: Site): WebhookSender {
  const hosts = new Map<string, LimitFunction>()
  const atWork = new Map<number, Promise<void>>()
  let isClosed = false

  async function send(delivery: LeasedDelivery, at: Date, { log }: Sending): Promise<Outcome> {
    const { clase, secreto } = delivery.webhook
    try {
      const { url, headers, body } =
        secreto === null ? discordRequest(delivery, site) : signedRequest(delivery, secreto, site, at)
      return outcomeOf(clase, await outbound.post(url, headers, body))
    } catch (error) {
      if (error instanceof OutboundFailure) return outcomeOfFailure(error)
      log.error({ err: error, envio: delivery.id }, 'un mensaje para un webhook no se pudo armar: los demás siguen')
      return unsendable
    }
  }

  /** Makes one attempt to deliver a message of webhook `id`. Returns true if another message may be due immediately. */
  async function attempt(id: number, context: Sending): Promise<boolean> {
    if (isClosed) return false
    const at = context.now()
    const times = {
      now: at.toISOString(),
      until: new Date(at.getTime() + attemptLease).toISOString(),
      oldest: new Date(at.getTime() - webhookTriedMs).toISOString(),
    }
    const delivery = await context.database.transaction((trx) => leaseDelivery(trx, id, times))
    if (!delivery) return false
    await settleAttempt(context, delivery, await send(delivery, at, context))
    return true
  }

  async function sendAll(id: number, host: string, context: Sending): Promise<void> {
    const limit = hosts.get(host) ?? pLimit(mostAtOnce)
    hosts.set(host, limit)
    try {
      while (await limit(() => attempt(id, context)));
    } catch (error) {
      context.log.error({ err: error, gancho: id }, 'no se pudo mandar a un webhook; se intenta de nuevo')
    }
    if (limit.activeCount + limit.pendingCount === 0) hosts.delete(host)
  }

  const idle = async () => {
    while (atWork.size) await Promise.all(atWork.values())
  }
  return {
    start({ id, url }, context) {
      if (isClosed || atWork.has(id)) return
      const done = sendAll(id, new URL(url).host, context).finally(() => atWork.delete(id))
      atWork.set(id, done)
    },
    idle,
    async close() {
      isClosed = true
      await idle()
    },
  }
}
