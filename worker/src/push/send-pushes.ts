import { setTimeout as delay } from 'node:timers/promises'
import { unreadCountsOf } from '@trinchera/db/queries/notices/notices'
import { forgetDevice } from '@trinchera/db/queries/push/devices'
import {
  deliveryContents,
  recordDeliveries,
  takeDeliveries,
  type DeliveryContent,
  type DeliveryOutcome,
} from '@trinchera/db/queries/push/deliveries'
import {
  playersOfDuePushes,
  postponePush,
  reachablePlayers,
  shareOut,
  takeDuePushes,
} from '@trinchera/db/queries/push/pushes'
import { quietHoursOf } from '@trinchera/db/queries/push/silencio'
import { storedReto } from '@trinchera/db/queries/retos/stored-retos'
import { pushLifetimeMs, quietUntil, type PushPriority } from '@trinchera/rules/push'
import { addMs, pauseAfter } from '../backoff'
import type { WorkerContext } from '../context'
import { messageOf, topicOf } from './message'
import { rest } from './rest'
import { forEachIsolated, inLog } from '@trinchera/runtime/each-isolated'
import { isDatabaseAway } from '@trinchera/db/outage'

/** Number of pushes distributed to devices in one transaction. Small, so that a reported loss does not wait long for the database. */
const sharedAtOnce = 25
/** Number of pushes sent at the same time. If the process is killed, these are lost, because no push is sent twice. */
const sentAtOnce = 16

const priorityOf = (stored: number): PushPriority => (stored === 0 || stored === 2 ? stored : 1)

/** Returns which of the given players have a page of the site visible; no player while Redis is unreachable. */
async function inSight({ playersInSight, log }: WorkerContext, players: number[]): Promise<Set<number>> {
  try {
    return await playersInSight(players)
  } catch (error) {
    log.warn({ err: error }, 'no se supo quién tiene el sitio a la vista: los avisos salen igual')
    return new Set()
  }
}

/**
 * Distributes due pushes to the devices of their players. Skips a push if its notice was read or the player has the site visible. In quiet
 * hours a push is postponed, unless it is about a match that is being played (docs/behaviour/notices.md#Push). Returns the number of due
 * pushes.
 */
async function shareDue(context: WorkerContext): Promise<number> {
  const { database, now, push } = context
  const at = now()
  const stamp = at.toISOString()
  const seeing = await inSight(context, await playersOfDuePushes(database.db, stamp, sharedAtOnce))
  return database.transaction(async (trx) => {
    const due = await takeDuePushes(trx, stamp, sharedAtOnce)
    const players = [...new Set(due.map(({ player_id }) => player_id))]
    const reachable = await reachablePlayers(trx, players, stamp)
    const share = async (one: (typeof due)[number]) => {
      if (!reachable.has(one.player_id)) return
      if (one.clase === 'aviso') {
        if (one.read_at !== null || seeing.has(one.player_id)) return
        const quiet = one.prioridad === 0 ? null : quietUntil(at, await quietHoursOf(trx, one.player_id))
        if (quiet !== null) return postponePush(trx, one.id, quiet)
      }
      await shareOut(trx, one, push.publicKey, stamp)
    }
    // an error of the database aborts the transaction, so it affects every row of the batch
    const isOfAll = (error: unknown) => !(error instanceof RangeError || error instanceof TypeError)
    await forEachIsolated(
      due,
      share,
      inLog(context.log, ({ id }) => `aviso ${id}`),
      { isOfAll },
    )
    return due.length
  })
}

async function attempt(context: WorkerContext, content: DeliveryContent, unread: number): Promise<DeliveryOutcome> {
  const { database, push, now, log, secret } = context
  const { push_id, device_id, attempts, created_at } = content
  const prioridad = priorityOf(content.prioridad)
  const dates =
    content.id_reto === null ? 0 : ((await storedReto(database.db, content.id_reto))?.state.fechas.length ?? 0)
  const message = messageOf(content, { unread, dates, secret })
  const reply = await push.send(content, message, { prioridad, topic: topicOf(content) })
  const row = { push_id, device_id }
  if (reply.outcome === 'sent') return { ...row, sent: true }
  const details = { push: push_id, dispositivo: device_id, intento: attempts, motivo: reply.reason }
  if (reply.outcome === 'busy') {
    const next = addMs(now(), Math.max(pauseAfter(attempts), (reply.retryAfter ?? 0) * 1000))
    if (Date.parse(next) < Date.parse(created_at) + pushLifetimeMs(prioridad)) {
      log.warn({ ...details, siguiente: next }, 'un aviso no salió; se intenta de nuevo')
      return { ...row, sent: false, failure: reply.reason, next }
    }
  }
  if (reply.outcome === 'gone') {
    await forgetDevice(database.db, device_id)
    log.info(details, 'un dispositivo ya no recibe avisos: se quitó')
  } else log.error(details, 'un aviso no se pudo entregar y no se intenta más')
  return { ...row, sent: false, failure: reply.reason, next: null }
}

/** Result for a push that could not be built: no retry. The rest of the batch is sent. Rethrows if the database is unreachable. */
function givenUp({ log }: WorkerContext, { push_id, device_id }: DeliveryContent, error: unknown): DeliveryOutcome {
  if (isDatabaseAway(error)) throw error
  log.error({ err: error, push: push_id, dispositivo: device_id }, 'un aviso no se pudo armar y no se intenta más')
  return { push_id, device_id, sent: false, failure: 'no se pudo armar', next: null }
}

/** How long a batch waits for its replies, ms. Requests without a reply then continue during the next batches. */
const batchPatience = 500

/** Requests that still wait for a reply. Each occupies one of the `sentAtOnce` places. */
type Late = Set<Promise<void>>

async function record({ database, now }: WorkerContext, outcomes: readonly DeliveryOutcome[]): Promise<void> {
  if (outcomes.length) await database.transaction((trx) => recordDeliveries(trx, outcomes, now().toISOString()))
}

/** Waits until `work` resolves, but no longer than `ms`. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const done = new AbortController()
  await Promise.race([work, delay(ms, undefined, { signal: done.signal }).catch(() => {})]).finally(() => done.abort())
}

/** Sends due pushes to devices. `any`: true if some were due. `calm`: true if all of these have low priority (notices to all players). */
async function sendDue(context: WorkerContext, late: Late): Promise<{ any: boolean; calm: boolean }> {
  const { database, now, log } = context
  if (late.size >= sentAtOnce) await Promise.race(late)
  const places = sentAtOnce - late.size
  const taken = await database.transaction((trx) => takeDeliveries(trx, now().toISOString(), places))
  const contents = await deliveryContents(database.db, taken)
  const unread = await unreadCountsOf(
    database.db,
    contents.map(({ player_id }) => player_id),
  )
  const answered: DeliveryOutcome[] = []
  let isWaiting = true
  const attempts = contents.map(async (content) => {
    const outcome = await attempt(context, content, unread.get(content.player_id) ?? 0).catch((error: unknown) =>
      givenUp(context, content, error),
    )
    if (isWaiting) answered.push(outcome)
    else await record(context, [outcome])
  })
  await within(batchPatience, Promise.allSettled(attempts))
  isWaiting = false
  for (const one of attempts) {
    const ending = one
      .catch((error: unknown) => log.error({ err: error }, 'no se pudo anotar qué fue de un aviso'))
      .finally(() => late.delete(ending))
    late.add(ending)
  }
  await record(context, answered)
  return { any: taken.length > 0, calm: contents.every(({ prioridad }) => prioridad === 2) }
}

/**
 * Sends all due pushes, the most urgent first. A push service that does not reply does not delay the others. May run concurrently, because
 * each push to a device is taken by one run only.
 */
export async function sendPushes(context: WorkerContext, stopping?: AbortSignal): Promise<void> {
  const late: Late = new Set()
  for (;;) {
    if (stopping?.aborted) break
    const since = performance.now()
    const shared = await shareDue(context)
    const sent = await sendDue(context, late)
    if (!shared && !sent.any) {
      if (!late.size) return
      await within(batchPatience, Promise.race(late))
    } else if (sent.calm) await rest(since, stopping)
  }
  await Promise.all(late)
}
