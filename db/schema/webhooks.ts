import type { WebhookDelivery } from '@trinchera/contract/webhooks'
import type { WebhookKind, WebhookType } from '@trinchera/rules/webhooks'
import type { Generated } from 'kysely'

/**
 * A clan's webhook. `eventos`: the events that the clan chose, each with the time when it was chosen, as JSON. `puesto`, `miembros` (ids as
 * JSON): the clan's place and members when last checked. `fallos`: failed attempts in a row since `fallando_desde`. `next_attempt_at`: time
 * of the next attempt; `leased_until`: end of a worker's lease.
 */
export interface WebhooksTable {
  id: Generated<number>
  id_clan: number
  url: string
  clase: WebhookKind
  /** Key that signs the messages: `whsec_` and base64; null for a webhook of Discord. */
  secreto: string | null
  eventos: string
  /** Chosen events that the previous release does not know, in the form of `eventos`; null if there are none. */
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

/**
 * A message for a webhook; messages are sent in the order of `id`. `ref` identifies the event that the message reports, null for a test
 * message; `evento`: a `ClanEvent` as JSON.
 */
export interface WebhookDeliveriesTable {
  id: Generated<number>
  id_gancho: number
  /** Random id of the message, the same in every attempt: the `webhook-id` header. */
  clave: string
  tipo: WebhookType
  ref: string | null
  evento: string
  /** The whole `ClanEvent`, if the previous release does not know its type; otherwise null. */
  ademas: string | null
  creado: string
  estado: Generated<WebhookDelivery['estado']>
  intentos: Generated<number>
  ultimo: string | null
  codigo: number | null
  error: string | null
}
