import * as z from './schema'
import { longestWebhookUrl } from '@trinchera/rules/limits'
import { pastedAddress } from '@trinchera/rules/web-address'
import { webhookEvents, webhookTypes, type WebhookType } from '@trinchera/rules/webhooks'
import { id, idParams, instant } from './fields'
import { match } from './ladder'
import { medalla } from './palmares'
import { reto } from './retos'
import { routesOf } from './route'

const defineRoute = routesOf('ganchos')

const about = {
  clan: z.object({ id: z.int(), nombre: z.string(), tag: z.string() }),
  titulo: z.string(),
  /** A whole sentence in plain text that says what happened. */
  texto: z.string(),
  /** Path of the page of the site about the event. */
  enlace: z.string(),
}
const of = <T extends WebhookType, D extends z.ZodRawShape>(types: readonly [T, ...T[]], data: D) =>
  z.object({ type: z.enum(types), timestamp: instant, data: z.object({ ...about, ...data }) })

/** An event in a clan's life: the body of a message to a signed webhook (docs/webhooks.md), where `enlace` is an absolute URL. */
export const clanEvent = z.discriminatedUnion('type', [
  of(['match.reported', 'match.answered', 'match.ruled', 'match.ruling_lifted'], { match }),
  of(['clan.place_changed'], { antes: z.int(), ahora: z.int() }),
  of(
    [
      'challenge.offered',
      'challenge.agreed',
      'challenge.declined',
      'challenge.cancelled',
      'challenge.lapsed',
      'challenge.no_show',
      'challenge.starting',
    ],
    { reto },
  ),
  of(['member.joined', 'member.left'], { player: z.object({ id: z.int(), username: z.string() }) }),
  of(['medal.awarded', 'medal.withdrawn'], { medalla }),
  of(['webhook.test'], {}),
])
export type ClanEvent = z.infer<typeof clanEvent>

const tipos = Object.keys(webhookTypes).filter((tipo): tipo is WebhookType => tipo in webhookTypes)

/**
 * A message to a webhook. `ultimo`: time of the last attempt to deliver it. `codigo`: HTTP status of that attempt; null if there was no
 * complete reply or no attempt yet.
 */
export const webhookDelivery = z.object({
  id: z.int(),
  tipo: z.enum(tipos),
  titulo: z.string(),
  creado: instant,
  estado: z.enum(['pendiente', 'entregado', 'fallido']),
  intentos: z.int(),
  ultimo: instant.nullable(),
  codigo: z.int().nullable(),
  error: z.string().nullable(),
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>

/**
 * A webhook of a clan, as its leaders see it. The URL is secret, so only its `host` and last characters (`final`) are shown. `apagado`: why
 * the site turned the webhook off; null if it did not. `siguiente`: time of the next attempt while deliveries fail; otherwise null.
 */
export const webhook = z.object({
  id: z.int(),
  clase: z.enum(['discord', 'firmado']),
  host: z.string(),
  final: z.string(),
  eventos: z.array(z.enum(webhookEvents)),
  activo: z.boolean(),
  apagado: z.string().nullable(),
  siguiente: instant.nullable(),
  creado: instant,
  creado_por: z.string(),
  /** The latest messages, sorted from the newest. */
  envios: z.array(webhookDelivery),
})
export type Webhook = z.infer<typeof webhook>

/** A webhook just created. `secreto`: the key that signs its messages, shown only now; null for a Discord webhook, which needs none. */
const withSecret = webhook.extend({ secreto: z.string().nullable() })

const eventos = z
  .array(z.enum(webhookEvents))
  .min(1, 'Elige por lo menos una cosa')
  .transform((chosen) => webhookEvents.filter((evento) => chosen.includes(evento)))
const params = z.object({ id, gancho: id })

export const listGanchos = defineRoute('GET', '/clanes/:id/ganchos', {
  summary: 'Los webhooks del clan con sus últimos envíos; para su líder y co-líderes',
  access: 'player',
  params: idParams,
  data: z.array(webhook),
})
export const createGancho = defineRoute('POST', '/clanes/:id/ganchos', {
  summary: 'Agregar un webhook al clan: de Discord, o propio y firmado (Standard Webhooks)',
  access: 'player',
  code: 201,
  params: idParams,
  body: z.object({
    url: z
      .string()
      .trim()
      .min(1, 'Pega la dirección del webhook')
      .max(longestWebhookUrl, `La dirección puede tener hasta ${longestWebhookUrl} caracteres`)
      .transform(pastedAddress),
    eventos,
  }),
  data: withSecret,
})
/** Changes a webhook or turns it on or off. Events that happen while it is off are not sent later either. */
export const updateGancho = defineRoute('PUT', '/clanes/:id/ganchos/:gancho', {
  summary: 'Elegir qué se le avisa a un webhook del clan, pausarlo o reanudarlo',
  access: 'player',
  params,
  body: z.object({ eventos, activo: z.boolean() }),
  data: webhook,
})
export const deleteGancho = defineRoute('DELETE', '/clanes/:id/ganchos/:gancho', {
  summary: 'Eliminar un webhook del clan',
  access: 'player',
  params,
})
export const testGancho = defineRoute('POST', '/clanes/:id/ganchos/:gancho/probar', {
  summary: 'Mandar un mensaje de prueba a un webhook del clan, también en pausa',
  access: 'player',
  code: 201,
  params,
  data: webhookDelivery,
})
export const renewGanchoSecret = defineRoute('POST', '/clanes/:id/ganchos/:gancho/secreto', {
  summary: 'Cambiar el secreto con que se firma; el anterior deja de servir',
  access: 'player',
  params,
  data: withSecret,
})
