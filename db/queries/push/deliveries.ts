import { beginningOf } from '@trinchera/rules/letters'
import { sql } from 'kysely'
import type { Db } from '../../database'

/** One attempt to send a push to one device. `attempts`: number of attempts, including this one. */
export interface Delivery {
  push_id: number
  device_id: number
  attempts: number
}

/** Reserves due pushes for one attempt each, most urgent first. If the process dies, they are not sent again. `now`: ISO 8601. */
export async function takeDeliveries(trx: Db, now: string, limit: number): Promise<Delivery[]> {
  const due = trx
    .selectFrom('push_deliveries')
    .where('next_attempt_at', 'is not', null)
    .where('next_attempt_at', '<=', now)
    .orderBy('prioridad')
    .orderBy('next_attempt_at')
    .limit(limit)
    .select(['push_id', 'device_id'])
  return trx
    .updateTable('push_deliveries')
    .set({ next_attempt_at: null, attempts: sql`attempts + 1`, failure: null })
    .where((eb) => eb(eb.refTuple('push_id', 'device_id'), 'in', due.$asTuple('push_id', 'device_id')))
    .where('next_attempt_at', 'is not', null)
    .returning(['push_id', 'device_id', 'attempts'])
    .execute()
}

/** Contents and devices of these deliveries. A delivery is left out if its player has got a later push with the same `tag` (subject). */
export async function deliveryContents(db: Db, deliveries: readonly Delivery[]) {
  if (!deliveries.length) return []
  return db
    .selectFrom('push_deliveries')
    .innerJoin('pushes', 'pushes.id', 'push_deliveries.push_id')
    .innerJoin('push_devices as device', 'device.id', 'push_deliveries.device_id')
    .leftJoin('notices', 'notices.id', 'pushes.notice_id')
    .where((eb) =>
      eb.or(
        deliveries.map(({ push_id, device_id }) =>
          eb.and([eb('push_deliveries.push_id', '=', push_id), eb('push_deliveries.device_id', '=', device_id)]),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('pushes as later')
            .whereRef('later.player_id', '=', 'pushes.player_id')
            .whereRef('later.tag', '=', 'pushes.tag')
            .whereRef('later.id', '>', 'pushes.id')
            .select('later.id'),
        ),
      ),
    )
    .select([
      'push_deliveries.push_id',
      'push_deliveries.device_id',
      'push_deliveries.attempts',
      'pushes.player_id',
      'pushes.clase',
      'pushes.tipo',
      'pushes.texto',
      'pushes.enlace',
      'pushes.tag',
      'pushes.notice_id',
      'pushes.prioridad',
      'pushes.created_at',
      'device.endpoint',
      'device.p256dh',
      'device.auth',
      'notices.id_invitacion',
      'notices.id_solicitud',
      'notices.id_match',
      'notices.id_reto',
      'notices.version_reto',
    ])
    .execute()
}
export type DeliveryContent = Awaited<ReturnType<typeof deliveryContents>>[number]

/** Result of an attempt to send a push. `next`: time of the next attempt (ISO 8601), null if there will be none. */
export type DeliveryOutcome = Pick<Delivery, 'push_id' | 'device_id'> &
  ({ sent: true } | { sent: false; failure: string; next: string | null })

/**
 * Stores the results of attempts to send pushes. Also stores, after a success, when the device was reached and, after a failure, its reason
 * and the next attempt. `now`: ISO 8601.
 */
export async function recordDeliveries(trx: Db, outcomes: readonly DeliveryOutcome[], now: string): Promise<void> {
  for (const outcome of outcomes) {
    if (outcome.sent) {
      await trx.updateTable('push_devices').set({ used_at: now }).where('id', '=', outcome.device_id).execute()
      continue
    }
    await trx
      .updateTable('push_deliveries')
      .set({ failure: beginningOf(outcome.failure, 300), next_attempt_at: outcome.next })
      .where('push_id', '=', outcome.push_id)
      .where('device_id', '=', outcome.device_id)
      .execute()
  }
}

/** The notice pushed to a device, with the invitation, join request or match that it asks about; null if the device got no such push. */
export async function askedByPush(db: Db, push: number, device: number) {
  return (
    (await db
      .selectFrom('push_deliveries')
      .innerJoin('pushes', 'pushes.id', 'push_deliveries.push_id')
      .innerJoin('notices', 'notices.id', 'pushes.notice_id')
      .where('push_deliveries.push_id', '=', push)
      .where('push_deliveries.device_id', '=', device)
      .select([
        'notices.id',
        'notices.id_invitacion',
        'notices.id_solicitud',
        'notices.id_match',
        'notices.id_reto',
        'notices.version_reto',
      ])
      .executeTakeFirst()) ?? null
  )
}
