import type { WebhookDelivery } from '@trinchera/contract/webhooks'
import type { WebhookKind, WebhookType } from '@trinchera/rules/webhooks'
import type { Generated } from 'kysely'

/**
 * A clan's webhook. `eventos`: what it is told of, each since when, as JSON. `puesto`, `miembros` (ids as JSON): of the clan when they were
 * last looked at. `fallos`: failed attempts in a row, since `fallando_desde`. `next_attempt_at`: not before; `leased_until`: a worker is at it.
 */
export interface WebhooksTable {
  id: Generated<number>
  id_clan: number
  url: string
  clase: WebhookKind
  /** `whsec_` and base64; null for Discord's. */
  secreto: string | null
  eventos: string
  /** As `eventos`, those that the release before does not know; null: none. */
  ademas: string | null
  activo: number
  apagado: string | null
  creado: string
  creado_por: string
  puesto: number
  miembros: string
  fallos: Generated<number>
  fallando_desde: string | null
  next_attempt_at: Generated<string>
  leased_until: Generated<string>
}

/** A message for a webhook, in the order of its ids. `ref` identifies the stored fact it tells of, if one; `evento`: a `ClanEvent` as JSON. */
export interface WebhookDeliveriesTable {
  id: Generated<number>
  id_gancho: number
  /** Random and stable: the `webhook-id` of every attempt. */
  clave: string
  tipo: WebhookType
  ref: string | null
  evento: string
  /** The whole `ClanEvent` where the release before does not know its type; else null. */
  ademas: string | null
  creado: string
  estado: Generated<WebhookDelivery['estado']>
  intentos: Generated<number>
  ultimo: string | null
  codigo: number | null
  error: string | null
}
