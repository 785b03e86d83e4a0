import { createApi, type Api } from '@trinchera/contract/client'
import { botTransport } from '@trinchera/contract/discord-client'
import { routes, type Routes } from '@trinchera/contract/routes'
import type { BotConfig } from './config'

/** Timeout of API calls, ms. Discord waits only slightly longer. */
const timeoutMs = 10_000

/** The site: its API, its name, and its URLs for links. */
export interface Site {
  api: Api<Routes>
  name: string
  /** Makes a site path an absolute URL; null if Discord would reject the site's URL. Absolute URLs stay as they are. */
  url(path: string): string | null
}

/** True if Discord accepts a URL: it rejects messages with a URL whose host has no dot, such as `localhost`. */
export const isLinkable = (address: string) => new URL(address).hostname.includes('.')

/** Opens the site's API with the bot's secret. `stopping` aborts running calls. */
export function openSite({ apiUrl, publicUrl, secret, siteName }: BotConfig, stopping?: AbortSignal): Site {
  const linkBase = isLinkable(publicUrl) ? publicUrl : null
  return {
    api: createApi<Routes>(routes, botTransport(apiUrl, secret, timeoutMs, stopping)),
    name: siteName,
    url: (path) => (path.startsWith('/') ? linkBase && linkBase + path : path),
  }
}
