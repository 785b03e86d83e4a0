import { z } from 'zod'
import type { Webhook, WebhookDelivery } from '@trinchera/contract/webhooks'
import { webhookEvents, type WebhookKind, type WebhookEvent } from '@trinchera/rules/webhooks'
import { webhookDeliveriesKeptMs, webhookDeliveriesListed } from '@trinchera/rules/limits'
import type { Db } from '../../database'
import { parseEvent, parseSince, sinceOf } from './expanded'
import { readable } from '../../readable'

const ids = z.array(z.int())
export const parseMembers = (stored: string): number[] => ids.parse(JSON.parse(stored))

const selectWebhooks = (db: Db, clan: number) =>
  db
    .selectFrom('ganchos')
    .where('id_clan', '=', clan)
    .select([
      'id',
      'id_clan',
      'url',
      'clase',
      'secreto',
      'eventos',
      'ademas',
      'activo',
      'apagado',
      'creado',
      'creado_por',
      'fallos',
      'next_attempt_at',
    ])
export type StoredWebhook = Awaited<ReturnType<ReturnType<typeof selectWebhooks>['executeTakeFirstOrThrow']>>

/** The webhooks of a clan, oldest first. */
export const storedWebhooks = (db: Db, clan: number): Promise<StoredWebhook[]> =>
  selectWebhooks(db, clan).orderBy('id').execute()

/** A webhook of this clan; null if the clan has no webhook with this id. */
export async function storedWebhook(db: Db, clan: number, id: number): Promise<StoredWebhook | null> {
  return (await selectWebhooks(db, clan).where('id', '=', id).executeTakeFirst()) ?? null
}

const selectDeliveries = (db: Db, webhook: number) =>
  db
    .selectFrom('gancho_envios')
    .where('id_gancho', '=', webhook)
    .select(['id', 'tipo', 'evento', 'ademas', 'creado', 'estado', 'intentos', 'ultimo', 'codigo', 'error'])
    .orderBy('id', 'desc')

type DeliveryRow = Awaited<ReturnType<ReturnType<typeof selectDeliveries>['executeTakeFirstOrThrow']>>

const presentDelivery = ({ evento, ademas, ...delivery }: DeliveryRow): WebhookDelivery => ({
  ...delivery,
  titulo: readable({ evento, ademas }, parseEvent)?.data.titulo ?? 'Mensaje dañado',
})

/** The latest message to a webhook. Throws if there is none. */
export async function lastDelivery(db: Db, webhook: number): Promise<WebhookDelivery> {
  return presentDelivery(await selectDeliveries(db, webhook).executeTakeFirstOrThrow())
}

/** A webhook as the leaders of its clan see it, without its secret and with only the host and the last characters of its URL. */
export async function presentWebhook(db: Db, stored: StoredWebhook): Promise<Webhook> {
  const { id, clase, url, activo, apagado, fallos, next_attempt_at, creado, creado_por } = stored
  const deliveries = await selectDeliveries(db, id).limit(webhookDeliveriesListed).execute()
  const isWaiting = fallos > 0 && deliveries.some(({ estado }) => estado === 'pendiente')
  const chosen = parseSince(stored)
  return {
    id,
    clase,
    host: new URL(url).host,
    final: url.slice(-4),
    eventos: webhookEvents.filter((evento) => chosen[evento] !== undefined),
    activo: activo === 1,
    apagado,
    siguiente: isWaiting ? next_attempt_at : null,
    creado,
    creado_por,
    envios: deliveries.map(presentDelivery),
  }
}

/** The current place and members (JSON) of a clan, stored with a webhook so that later changes can be found. */
export async function clanBaseline(db: Db, clan: number): Promise<{ puesto: number; miembros: string }> {
  const standing = await db
    .selectFrom('standings')
    .where('id_clan', '=', clan)
    .select('ranking_actual')
    .executeTakeFirst()
  const members = await db
    .selectFrom('memberships')
    .where('id_clan', '=', clan)
    .orderBy('player_id')
    .select('player_id')
    .execute()
  return {
    puesto: standing?.ranking_actual ?? 0,
    miembros: JSON.stringify(members.map(({ player_id }) => player_id)),
  }
}

export interface NewWebhook {
  id_clan: number
  url: string
  clase: WebhookKind
  secreto: string | null
  eventos: readonly WebhookEvent[]
  creado: string
  creado_por: string
}

/** Stores a webhook, which is on; returns its id. Violates a unique constraint if the clan already has a webhook with this URL. */
export async function insertWebhook(trx: Db, { eventos, ...webhook }: NewWebhook): Promise<number> {
  const row = await trx
    .insertInto('ganchos')
    .values({
      ...webhook,
      ...(await clanBaseline(trx, webhook.id_clan)),
      ...sinceOf(eventos, webhook.creado),
      activo: 1,
      apagado: null,
      fallando_desde: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function updateEventos(trx: Db, id: number, chosen: ReturnType<typeof sinceOf>): Promise<void> {
  await trx.updateTable('ganchos').set(chosen).where('id', '=', id).execute()
}

/**
 * Turns a webhook off and deletes its unsent messages. `apagado`: the reason if the site turned it off, null if a player did. Returns false
 * if the webhook was off before.
 */
export async function stopWebhook(trx: Db, id: number, apagado: string | null): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('ganchos')
    .set({ activo: 0, apagado })
    .where('id', '=', id)
    .where('activo', '=', 1)
    .executeTakeFirstOrThrow()
  await trx.deleteFrom('gancho_envios').where('id_gancho', '=', id).where('estado', '=', 'pendiente').execute()
  return numUpdatedRows === 1n
}

/** Turns a webhook on again. Events that happened while it was off are not sent to it. */
export async function resumeWebhook(
  trx: Db,
  { id, id_clan }: Pick<StoredWebhook, 'id' | 'id_clan'>,
  chosen: ReturnType<typeof sinceOf>,
): Promise<void> {
  await trx
    .updateTable('ganchos')
    .set({
      ...(await clanBaseline(trx, id_clan)),
      ...chosen,
      activo: 1,
      apagado: null,
      fallos: 0,
      fallando_desde: null,
      next_attempt_at: '',
    })
    .where('id', '=', id)
    .execute()
}

export async function storeSecret(trx: Db, id: number, secreto: string): Promise<void> {
  await trx.updateTable('ganchos').set({ secreto }).where('id', '=', id).execute()
}

export async function deleteWebhook(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('ganchos').where('id', '=', id).execute()
}

/** Deletes the webhooks of a clan that is being deleted, so that their URLs and secrets are not stored any longer. */
export async function deleteWebhooksOf(trx: Db, clan: number): Promise<void> {
  await trx.deleteFrom('ganchos').where('id_clan', '=', clan).execute()
}

export async function deleteOldDeliveries(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - webhookDeliveriesKeptMs).toISOString()
  await db.deleteFrom('gancho_envios').where('creado', '<', before).execute()
}
