/** What a clan's webhook can be told of, in the order of its checkboxes. */
export const webhookEvents = ['partida', 'fallo', 'puesto', 'reto', 'recordatorio', 'integrante', 'medalla'] as const
export type WebhookEvent = (typeof webhookEvents)[number]
/** Those that the release before does not know, and that are kept where it does not look (docs/decisions/016-expand-then-contract.md). */
export const addedWebhookEvents = ['medalla'] as const satisfies readonly WebhookEvent[]

/** The kinds of messages, each with the choice that it belongs to (docs/webhooks.md#Events). */
export const webhookTypes = {
  'match.reported': 'partida',
  'match.answered': 'fallo',
  'match.ruled': 'fallo',
  'match.ruling_lifted': 'fallo',
  'clan.place_changed': 'puesto',
  'challenge.offered': 'reto',
  'challenge.agreed': 'reto',
  'challenge.declined': 'reto',
  'challenge.cancelled': 'reto',
  'challenge.lapsed': 'reto',
  'challenge.no_show': 'reto',
  'challenge.starting': 'recordatorio',
  'member.joined': 'integrante',
  'member.left': 'integrante',
  'medal.awarded': 'medalla',
  'medal.withdrawn': 'medalla',
  'webhook.test': null,
} as const satisfies Record<string, WebhookEvent | null>
export type WebhookType = keyof typeof webhookTypes

/** How an address is written to: with a message of Discord, or signed (https://www.standardwebhooks.com). */
export type WebhookKind = 'discord' | 'firmado'

const discordHost = /^(?:(?:ptb|canary)\.)?discord(?:app)?\.com$/
const discordWebhook = /^\/api\/(?:v\d+\/)?webhooks\/\d+\/[\w-]+$/

/** The kind of a webhook's address; null for one of Discord that is no webhook. */
export function webhookKindOf({ hostname, pathname }: { hostname: string; pathname: string }): WebhookKind | null {
  if (!discordHost.test(hostname)) return 'firmado'
  return discordWebhook.test(pathname) ? 'discord' : null
}
