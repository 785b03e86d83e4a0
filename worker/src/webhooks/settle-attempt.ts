import { paths } from '@trinchera/contract/site-paths'
import { stopWebhook } from '@trinchera/db/queries/webhooks/webhooks'
import { recordAttempt, releaseWebhook, type LeasedDelivery } from '@trinchera/db/queries/webhooks/outbox'
import { notifyLeaders } from '@trinchera/effects/notices'
import { webhookDeadFailures, webhookDeadMs, webhookPauses } from '@trinchera/rules/limits'
import { addMs } from '../backoff'
import type { Outcome } from './outcome'
import type { Sending } from './webhook-sender'

/** How long to wait after this number of consecutive failures, ms. */
const pauseAfter = (failures: number) => webhookPauses[Math.min(failures, webhookPauses.length) - 1] ?? webhookPauses[0]

async function turnOff(context: Sending, { webhook }: LeasedDelivery, reason: string): Promise<void> {
  await context.database.transaction(async (trx, onCommit) => {
    if (!(await stopWebhook(trx, webhook.id, reason))) return // the webhook was already turned off or deleted
    await notifyLeaders(trx, onCommit, context, [webhook.id_clan], {
      tipo: 'webhook',
      texto: `El webhook del clan hacia ${new URL(webhook.url).host} dejó de recibir y se apagó. ${reason}`,
      enlace: paths.editClan(webhook.id_clan),
    })
  })
}

/**
 * Stores the outcome of an attempt and the time of the next one. Turns the webhook off if it no longer exists or has failed for long
 * (docs/behaviour/discord-and-webhooks.md#Webhooks of a clan).
 */
export async function settleAttempt(context: Sending, delivery: LeasedDelivery, outcome: Outcome): Promise<void> {
  const { database, now, log } = context
  const { id, event, webhook } = delivery
  const isTest = event.type === 'webhook.test'
  const { codigo } = outcome
  if (outcome.kind === 'delivered') {
    await database.transaction(async (trx) => {
      await recordAttempt(trx, id, { estado: 'entregado', codigo, error: null })
      await releaseWebhook(trx, webhook.id, { fallos: 0, fallando_desde: null, next_attempt_at: '' })
    })
    return
  }
  const isPending = outcome.kind === 'failed' && !isTest
  const at = now().toISOString()
  const waits = outcome.kind === 'failed' ? outcome.wait : null
  const fallos = webhook.fallos + 1
  const since = webhook.fallando_desde ?? at
  const next = addMs(now(), waits === null ? pauseAfter(fallos) : waits * 1000)
  await database.transaction(async (trx) => {
    await recordAttempt(trx, id, { estado: isPending ? 'pendiente' : 'fallido', codigo, error: outcome.error })
    if (isTest || outcome.kind === 'refused') await releaseWebhook(trx, webhook.id, {})
    else if (waits !== null) await releaseWebhook(trx, webhook.id, { next_attempt_at: next })
    else await releaseWebhook(trx, webhook.id, { fallos, fallando_desde: since, next_attempt_at: next })
  })
  log.warn({ gancho: webhook.id, envio: id, intento: fallos, motivo: outcome.error }, 'un webhook no recibió')
  if (outcome.kind === 'gone') return await turnOff(context, delivery, `${outcome.error}.`)
  const isDead = fallos >= webhookDeadFailures && now().getTime() - Date.parse(since) >= webhookDeadMs
  if (isPending && waits === null && isDead)
    await turnOff(context, delivery, `Lleva más de 3 días sin recibir. La última vez: ${outcome.error}.`)
}
