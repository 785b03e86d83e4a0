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
  /** Where people open it, without a slash at the end. */
  origin: string
  /** The whole address of one of its pages or pictures. */
  url(path: string): string
}

export function openSite({ apiUrl, publicUrl, secret, siteName }: BotConfig): Site {
  return {
    api: createApi<Routes>(routes, botTransport(apiUrl, secret, patience)),
    name: siteName,
    origin: publicUrl,
    url: (path) => (path.startsWith('/') ? publicUrl + path : path),
  }
}
