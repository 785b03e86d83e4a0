import { isForeign } from '@trinchera/contract/client'
import { foreignHeader, seenHeader } from '@trinchera/contract/seen-header'
import { CacheExpiration } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import { seenCache, type Shown } from '../lib/worker-messages'
import { worker } from './scope'

/** Seconds to wait for the network before the stored reply is used. Less than the 10 s after which the page gives up. */
const patience = 6
/** Maximum number of stored replies: ladder tables and clans of a few evenings, about 2 MB. Those fetched longest ago are deleted first. */
const maxKept = 200

const bounds = new CacheExpiration(seenCache, { maxEntries: maxKept })

/** True for the statuses that the proxy sends while the server restarts (502, 503, 504). */
export const isAway = ({ status }: Response) => status === 502 || status === 503 || status === 504

/**
 * Paths of replies that are the same for every caller, although their headers do not say so, and are therefore stored: a clan's matches and
 * its places. Replies marked `private` or `no-store` are not stored, because several people may use one phone.
 */
const openReads = /^\/api\/v1\/ladder\/(?:historial\/)?\d+$/

export function mayKeep(path: string, cacheControl: string | null): boolean {
  return /\bpublic\b/.test(cacheControl ?? '') || openReads.test(path)
}

async function bound(address: string) {
  await bounds.updateTimestamp(address)
  await bounds.expireEntries()
}

const pathOf = (address: string) => new URL(address).pathname

/**
 * True if a reply lacks the form of the site's JSON replies, so that it seems to come from something else in the network, such as a login
 * portal. Also true for a genuine calendar or picture, which the page gets anyway, because none is stored to replace it.
 */
async function isSomebodyElses(response: Response): Promise<boolean> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  const json: unknown = isJson
    ? await response
        .clone()
        .json()
        .catch(() => null)
    : null
  return isForeign({ status: response.status, json })
}

/** Handles API requests. If the network fails, returns the stored reply with the time at which it was fetched in `seenHeader`. */
export const replies = new NetworkFirst({
  cacheName: seenCache,
  networkTimeoutSeconds: patience,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      fetchDidSucceed: async ({ response, state }) => {
        const foreign = await isSomebodyElses(response)
        if (!foreign && !isAway(response)) return response
        if (state) Object.assign(state, { away: response, foreign })
        throw new Error(`not what the site says: ${response.status}`)
      },
      handlerWillRespond: async ({ response, state }) =>
        state?.foreign && response.headers.has(seenHeader) ? markedForeign(response) : response,
      // No reply is stored, so the page gets the server's own error reply with its message.
      handlerDidError: async ({ state }) => (state?.away instanceof Response ? state.away : undefined),
      cacheWillUpdate: async ({ request, response }) => {
        if (response.status !== 200 || !mayKeep(pathOf(request.url), response.headers.get('cache-control'))) return null
        // The time is read from the `date` header, because a cache between server and browser may have stored the reply earlier.
        const at = Date.parse(response.headers.get('date') ?? '')
        return at ? seenAt(await response.text(), at) : null
      },
      cacheDidUpdate: ({ request }) => bound(request.url),
    },
  ],
})

const seenAt = (json: string, at: number) =>
  new Response(json, { headers: { 'content-type': 'application/json; charset=utf-8', [seenHeader]: String(at) } })

function markedForeign(kept: Response): Response {
  const marked = new Response(kept.body, kept)
  marked.headers.set(foreignHeader, '1')
  return marked
}

/** Stores replies that a page hands over because it got them without the service worker. A newer stored reply is not replaced. */
export async function keepShown(seen: readonly Shown[]) {
  const cache = await caches.open(seenCache)
  for (const { path, json, at } of seen) {
    const address = new URL(path, worker.location.origin).href
    const kept = await cache.match(address, { ignoreVary: true })
    if (Number(kept?.headers.get(seenHeader) ?? 0) >= at) continue
    await cache.put(address, seenAt(json, at))
    await bound(address)
  }
}
