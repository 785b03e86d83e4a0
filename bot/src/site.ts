import { createApi, type Api } from '@trinchera/contract/client'
import { botTransport } from '@trinchera/contract/discord-client'
import { routes, type Routes } from '@trinchera/contract/routes'
import type { BotConfig } from './config'

/** Timeout of calls to the site's API, ms. Discord waits only slightly longer for the bot's reply. */
const timeoutMs = 10_000

/** The bot's access to the site: API, name and URLs. */
export interface Site {
  api: Api<Routes>
  name: string
  /** The absolute URL of a site path; null if Discord would reject the site's URL. Absolute URLs are returned unchanged. */
  url(path: string): string | null
}

/** True if Discord accepts a URL in a message. Discord rejects URLs whose host has no dot, such as `localhost`. */
export const isLinkable = (address: string) => new URL(address).hostname.includes('.')

/** Connects to the site's API with the bot's secret. When `stopping` aborts, so do running calls. */
export function openSite({ apiUrl, publicUrl, secret, siteName }: BotConfig, stopping?: AbortSignal): Site {
  const linkBase = isLinkable(publicUrl) ? publicUrl : null
  return {
    api: createApi<Routes>(routes, botTransport(apiUrl, secret, timeoutMs, stopping)),
    name: siteName,
    url: (path) => (path.startsWith('/') ? linkBase && linkBase + path : path),
  }
}
