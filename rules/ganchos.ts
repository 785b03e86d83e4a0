/** What a clan's webhook can be told of, in the order of its checkboxes. */
export const ganchoEventos = ['partida', 'fallo', 'puesto', 'reto', 'recordatorio', 'integrante', 'medalla'] as const
export type GanchoEvento = (typeof ganchoEventos)[number]
/** Those that the release before does not know, and that are kept where it does not look (docs/decisions/016-expand-then-contract.md). */
export const addedGanchoEventos = ['medalla'] as const satisfies readonly GanchoEvento[]

/** The kinds of messages, each with the choice that it belongs to (docs/webhooks.md#Events). */
export const ganchoTipos = {
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
} as const satisfies Record<string, GanchoEvento | null>
export type GanchoTipo = keyof typeof ganchoTipos

/** How an address is written to: with a message of Discord, or signed (https://www.standardwebhooks.com). */
export type GanchoClase = 'discord' | 'firmado'

const discordHost = /^(?:(?:ptb|canary)\.)?discord(?:app)?\.com$/
const discordWebhook = /^\/api\/(?:v\d+\/)?webhooks\/\d+\/[\w-]+$/

/** The kind of a webhook's address; null for one of Discord that is no webhook. */
export function ganchoClaseOf({ hostname, pathname }: { hostname: string; pathname: string }): GanchoClase | null {
  if (!discordHost.test(hostname)) return 'firmado'
  return discordWebhook.test(pathname) ? 'discord' : null
}
