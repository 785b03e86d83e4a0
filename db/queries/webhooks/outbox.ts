import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { ClanEvent } from '@trinchera/contract/webhooks'
import type { WebhookKind } from '@trinchera/rules/webhooks'
import type { Db } from '../../database'
import { parseEvent, storedEvent } from './expanded'
import { readable } from '../../readable'

/** A message that this worker may send now, once, and its webhook. `fallos`: number of attempts that failed since the last success. */
export interface LeasedDelivery {
  id: number
  clave: string
  event: ClanEvent
  webhook: {
    id: number
    id_clan: number
    url: string
    clase: WebhookKind
    secreto: string | null
    fallos: number
    fallando_desde: string | null
  }
}

/**
 * Stores a message to be sent to a webhook. Does nothing if a message to this webhook about the same event (`ref`) is stored, or if the
 * webhook does not exist or is off; a test message is stored even if it is off.
 */
export async function insertDelivery(
  trx: Db,
  webhook: number,
  event: ClanEvent,
  ref: string | null,
  now: string,
): Promise<void> {
  const { evento, ademas } = storedEvent(event)
  const text = (value: string | null) => sql<string>`cast(${value} as text)`
  await trx
    .insertInto('gancho_envios')
    .columns(['id_gancho', 'clave', 'tipo', 'ref', 'evento', 'ademas', 'creado'])
    .expression((eb) => {
      const target = eb
        .selectFrom('ganchos as g')
        .where('g.id', '=', webhook)
        .select([
          'g.id',
          text(`msg_${randomBytes(18).toString('base64url')}`).as('clave'),
          text(event.type).as('tipo'),
          text(ref).as('ref'),
          text(evento).as('evento'),
          text(ademas).as('ademas'),
          text(now).as('creado'),
        ])
      return event.type === 'webhook.test' ? target : target.where('g.activo', '=', 1)
    })
    .onConflict((conflict) => conflict.columns(['id_gancho', 'ref']).doNothing())
    .execute()
}

const isTest = sql<boolean>`e.tipo = 'webhook.test'`

/** Webhooks to which a message is due at `now` (ISO 8601). A test message is due even while other messages wait for their next attempt. */
export const dueWebhooks = (db: Db, now: string): Promise<{ id: number; url: string }[]> =>
  db
    .selectFrom('ganchos as g')
    .where('g.leased_until', '<=', now)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('gancho_envios as e')
          .whereRef('e.id_gancho', '=', 'g.id')
          .where('e.estado', '=', 'pendiente')
          .where((or) => or.or([isTest, or.and([or('g.activo', '=', 1), or('g.next_attempt_at', '<=', now)])]))
          .select('e.id'),
      ),
    )
    .orderBy('g.next_attempt_at')
    .select(['g.id', 'g.url'])
    .execute()

/** The URL to which the messages of a webhook are sent; null if there is no such webhook. */
export async function webhookUrl(db: Db, id: number): Promise<string | null> {
  const row = await db.selectFrom('ganchos').where('id', '=', id).select('url').executeTakeFirst()
  return row?.url ?? null
}

/**
 * Reserves a webhook until `until` for one attempt to send its first message; test messages come first. Only one worker gets it, so that a
 * webhook gets its messages one after the other. Null if the webhook is reserved or no message is due. Messages stored before `oldest` are
 * marked as failed. Times are ISO 8601.
 */
export async function leaseDelivery(
  trx: Db,
  id: number,
  { now, until, oldest }: { now: string; until: string; oldest: string },
): Promise<LeasedDelivery | null> {
  // The condition is part of the update, so that it is false for a second worker that has waited for the row.
  const webhook = await trx
    .updateTable('ganchos')
    .set({ leased_until: until })
    .where('id', '=', id)
    .where('leased_until', '<=', now)
    .returning(['id', 'id_clan', 'url', 'clase', 'secreto', 'fallos', 'fallando_desde', 'next_attempt_at', 'activo'])
    .executeTakeFirst()
  if (!webhook) return null
  const { next_attempt_at, activo, ...rest } = webhook
  await trx
    .updateTable('gancho_envios')
    .set((eb) => ({
      estado: 'fallido',
      error: eb.fn.coalesce('error', sql<string>`'No se pudo mandar en 24 horas'`),
    }))
    .where('id_gancho', '=', id)
    .where('estado', '=', 'pendiente')
    .where('creado', '<', oldest)
    .execute()
  let pending = trx
    .selectFrom('gancho_envios as e')
    .where('e.id_gancho', '=', id)
    .where('e.estado', '=', 'pendiente')
    .select(['e.id', 'e.clave', 'e.evento', 'e.ademas'])
  if (activo === 0 || next_attempt_at > now) pending = pending.where(isTest)
  const delivery = await pending
    .orderBy(sql`case when e.tipo = 'webhook.test' then 0 else 1 end`)
    .orderBy('e.id')
    .executeTakeFirst()
  if (!delivery) {
    await releaseWebhook(trx, id, {})
    return null
  }
  await trx
    .updateTable('gancho_envios')
    .set({ intentos: sql`intentos + 1`, ultimo: now })
    .where('id', '=', delivery.id)
    .execute()
  const event = readable(delivery, parseEvent)
  if (event) return { id: delivery.id, clave: delivery.clave, event, webhook: rest }
  // a message that cannot be read is marked as failed, so that it does not block those after it
  await recordAttempt(trx, delivery.id, { estado: 'fallido', codigo: null, error: 'El mensaje guardado está dañado' })
  await releaseWebhook(trx, id, {})
  return leaseDelivery(trx, id, { now, until, oldest })
}

interface Release {
  fallos?: number
  fallando_desde?: string | null
  next_attempt_at?: string
}
/** Ends the reservation of a webhook by `leaseDelivery` and stores these changes of its fields. */
export async function releaseWebhook(trx: Db, id: number, changes: Release): Promise<void> {
  await trx
    .updateTable('ganchos')
    .set({ ...changes, leased_until: '' })
    .where('id', '=', id)
    .execute()
}

interface Outcome {
  estado: 'pendiente' | 'entregado' | 'fallido'
  codigo: number | null
  error: string | null
}
/** Stores the result of an attempt to send a message. Does not change a message that is stored as delivered. */
export async function recordAttempt(trx: Db, id: number, outcome: Outcome): Promise<void> {
  await trx.updateTable('gancho_envios').set(outcome).where('id', '=', id).where('estado', '!=', 'entregado').execute()
}
