import { paths } from '@trinchera/contract/site-paths'
import { stopGancho } from '@trinchera/db/queries/ganchos/ganchos'
import { recordAttempt, releaseGancho, type LeasedEnvio } from '@trinchera/db/queries/ganchos/outbox'
import { notifyLeaders } from '@trinchera/effects/notices'
import { ganchoDeadFailures, ganchoDeadMs, ganchoPauses } from '@trinchera/rules/limits'
import { addMs } from '../backoff'
import type { Outcome } from './outcome'
import type { Sending } from './webhook-sender'

/** Delay after so many failures in a row, ms. */
const pauseAfter = (failures: number) => ganchoPauses[Math.min(failures, ganchoPauses.length) - 1] ?? ganchoPauses[0]

/** Turns a webhook off and tells the clan's leaders. */
async function turnOff(context: Sending, { gancho }: LeasedEnvio, reason: string): Promise<void> {
  await context.database.transaction(async (trx, onCommit) => {
    if (!(await stopGancho(trx, gancho.id, reason))) return // paused or deleted meanwhile
    await notifyLeaders(trx, onCommit, context, [gancho.id_clan], {
      tipo: 'webhook',
      texto: `El webhook del clan hacia ${new URL(gancho.url).host} dejó de recibir y se apagó. ${reason}`,
      enlace: paths.editClan(gancho.id_clan),
    })
  })
}

/** Stores how an attempt ended and when the next may be; a webhook that is gone, or has long failed, is turned off (docs/behaviour/discord-and-webhooks.md#Webhooks of a clan). */
export async function settleAttempt(context: Sending, envio: LeasedEnvio, outcome: Outcome): Promise<void> {
  const { database, now, log } = context
  const { id, event, gancho } = envio
  const isTest = event.type === 'webhook.test'
  const { codigo } = outcome
  if (outcome.kind === 'delivered') {
    await database.transaction(async (trx) => {
      await recordAttempt(trx, id, { estado: 'entregado', codigo, error: null })
      await releaseGancho(trx, gancho.id, { fallos: 0, fallando_desde: null, next_attempt_at: '' })
    })
    return
  }
  const isPending = outcome.kind === 'failed' && !isTest
  const at = now().toISOString()
  const waits = outcome.kind === 'failed' ? outcome.wait : null
  const fallos = gancho.fallos + 1
  const since = gancho.fallando_desde ?? at
  const next = addMs(now(), waits === null ? pauseAfter(fallos) : waits * 1000)
  await database.transaction(async (trx) => {
    await recordAttempt(trx, id, { estado: isPending ? 'pendiente' : 'fallido', codigo, error: outcome.error })
    if (isTest || outcome.kind === 'refused') await releaseGancho(trx, gancho.id, {})
    else if (waits !== null) await releaseGancho(trx, gancho.id, { next_attempt_at: next })
    else await releaseGancho(trx, gancho.id, { fallos, fallando_desde: since, next_attempt_at: next })
  })
  log.warn({ gancho: gancho.id, envio: id, intento: fallos, motivo: outcome.error }, 'un webhook no recibió')
  if (outcome.kind === 'gone') return await turnOff(context, envio, `${outcome.error}.`)
  const isDead = fallos >= ganchoDeadFailures && now().getTime() - Date.parse(since) >= ganchoDeadMs
  if (isPending && waits === null && isDead)
    await turnOff(context, envio, `Lleva más de 3 días sin recibir. La última vez: ${outcome.error}.`)
}
