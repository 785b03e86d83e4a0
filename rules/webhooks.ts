/** The events that a clan can choose for its webhook, in the order of the checkboxes. */
export const webhookEvents = ['partida', 'fallo', 'puesto', 'reto', 'recordatorio', 'integrante', 'medalla'] as const
export type WebhookEvent = (typeof webhookEvents)[number]
/** Events unknown to the previous release, stored where that release does not read them (docs/decisions/016-expand-then-contract.md). */
export const addedWebhookEvents = ['medalla'] as const satisfies readonly WebhookEvent[]

/** The types of webhook messages, each with the event that a clan chooses for it (docs/webhooks.md#Events); null: sent to every webhook. */
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

/** How messages are sent to a webhook: `discord`: as a Discord message; `firmado`: signed (https://www.standardwebhooks.com). */
export type WebhookKind = 'discord' | 'firmado'

const discordHost = /^(?:(?:ptb|canary)\.)?discord(?:app)?\.com$/
const discordWebhook = /^\/api\/(?:v\d+\/)?webhooks\/\d+\/[\w-]+$/

/** The kind of webhook that a URL belongs to; null if the URL is on a host of Discord but is not the URL of a webhook. */
export function webhookKindOf({ hostname, pathname }: { hostname: string; pathname: string }): WebhookKind | null {
  if (!discordHost.test(hostname)) return 'firmado'
  return discordWebhook.test(pathname) ? 'discord' : null
}
