import { createHmac } from 'node:crypto'
import type { ClanEvent } from '@trinchera/contract/webhooks'
import type { LeasedDelivery } from '@trinchera/db/queries/webhooks/outbox'
import { colours, cut, escaped, oneLine } from '@trinchera/rules/discord-text'
import type { WebhookType } from '@trinchera/rules/webhooks'

/** URL and name of the site, which messages contain. */
export interface Site {
  publicUrl: string
  siteName: string
}
export interface WebhookRequest {
  url: string
  headers: Record<string, string>
  body: string
}

/** The key bytes of a webhook's secret, which is written as `whsec_` and base64. */
const keyOf = (secret: string) => Buffer.from(secret.replace(/^whsec_/, ''), 'base64')

/** Builds the request for a message, signed as in Standard Webhooks (docs/webhooks.md#Verifying). `at`: time of this attempt. */
export function signedRequest(
  { clave, event, webhook }: LeasedDelivery,
  secret: string,
  { publicUrl }: Site,
  at: Date,
): WebhookRequest {
  const body = JSON.stringify({ ...event, data: { ...event.data, enlace: publicUrl + event.data.enlace } })
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signature = createHmac('sha256', keyOf(secret)).update(`${clave}.${timestamp}.${body}`).digest('base64')
  return {
    url: webhook.url,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Trinchera-Webhooks/1',
      'webhook-id': clave,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    body,
  }
}

const colourOf: Partial<Record<WebhookType, number>> = {
  'match.reported': colours.green,
  'match.answered': colours.steel,
  'match.ruled': colours.violet,
  'match.ruling_lifted': colours.violet,
  'challenge.declined': colours.red,
  'medal.withdrawn': colours.red,
  'challenge.cancelled': colours.red,
  'challenge.no_show': colours.red,
}

/** Colour of a Discord message: red if the clan lost a match, otherwise by type of event. */
const colour = (event: ClanEvent): number =>
  event.type === 'match.reported' && event.data.match.ganador.id !== event.data.clan.id
    ? colours.red
    : (colourOf[event.type] ?? colours.brass)

/** Discord rejects URLs whose host has no dot, such as `localhost`, and sender names that contain "discord" or "clyde". */
const isLinkable = (address: string) => new URL(address).hostname.includes('.')
const isAllowedName = (name: string) => !/discord|clyde/i.test(name)

/** Builds the request for a message to Discord, as an embed. Names are escaped, so that they cannot mention anyone or act as markup. */
export function discordRequest({ event, webhook }: LeasedDelivery, { publicUrl, siteName }: Site): WebhookRequest {
  const { titulo, texto, enlace, clan } = event.data
  const embed = {
    title: cut(escaped(oneLine(titulo)), 256),
    description: cut(escaped(oneLine(texto)), 4096),
    color: colour(event),
    timestamp: event.timestamp,
    footer: { text: cut(oneLine(`${clan.nombre} · ${siteName}`), 200) },
    ...(isLinkable(publicUrl) ? { url: publicUrl + enlace } : {}),
  }
  return {
    url: webhook.url,
    headers: { 'content-type': 'application/json', 'user-agent': 'Trinchera-Webhooks/1' },
    body: JSON.stringify({
      ...(isAllowedName(siteName) ? { username: siteName } : {}),
      embeds: [embed],
      allowed_mentions: { parse: [] },
    }),
  }
}
