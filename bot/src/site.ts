import { createApi, type Api } from '@trinchera/contract/client'
import { botTransport } from '@trinchera/contract/discord-client'
import { routes, type Routes } from '@trinchera/contract/routes'
import type { BotConfig } from './config'

/** Milliseconds that the site has to answer: Discord waits for little longer. */
const patience = 10_000

/** The site, as the bot calls it and as people open it. */
export interface Site {
  api: Api<Routes>
  name: string
  /** The whole address of one of its pages or pictures; null where Discord would take none of them. An address of elsewhere stays as it is. */
  url(path: string): string | null
}

/** Discord refuses a message with an address whose host has no dot, as `localhost`. */
export const isTaken = (address: string) => new URL(address).hostname.includes('.')

/** `stopping` ends the calls under way. */
export function openSite({ apiUrl, publicUrl, secret, siteName }: BotConfig, stopping?: AbortSignal): Site {
  const ours = isTaken(publicUrl) ? publicUrl : null
  return {
    api: createApi<Routes>(routes, botTransport(apiUrl, secret, patience, stopping)),
    name: siteName,
    url: (path) => (path.startsWith('/') ? ours && ours + path : path),
  }
}
