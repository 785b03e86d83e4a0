import { isForeign } from '@trinchera/contract/client'
import { foreignHeader, seenHeader } from '@trinchera/contract/seen-header'
import { CacheExpiration } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import { seenCache, type Shown } from '../lib/worker-messages'
import { worker } from './scope'

/** Seconds to wait for the network before the last seen reply is shown; less than the 10 s that the page waits. */
const patience = 6
/** How many replies are kept (the least recently fetched are deleted first): the tables and clans of a few evenings, about 2 MB. */
const maxKept = 200

const bounds = new CacheExpiration(seenCache, { maxEntries: maxKept })

/** True for the statuses that a proxy returns while the site is restarting. */
export const isAway = ({ status }: Response) => status === 502 || status === 503 || status === 504

/**
 * Paths of replies that are the same for every caller although the server does not cache them: a clan's matches and its places. Replies
 * that may depend on the caller (`private`, `no-store`) are never kept, because a phone may be shared.
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
 * True if the network answered instead of the site. Non-JSON replies, such as a calendar, never count, because no kept reply could replace
 * them.
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

/** The reply from the network; if that fails, the last seen reply, with the time it was seen in `seenHeader`. */
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
      // There is no kept reply: the page gets the server's own error reply, with its message.
      handlerDidError: async ({ state }) => (state?.away instanceof Response ? state.away : undefined),
      cacheWillUpdate: async ({ request, response }) => {
        if (response.status !== 200 || !mayKeep(pathOf(request.url), response.headers.get('cache-control'))) return null
        // The time is taken from the `date` header, because a cache on the way may have stored the reply earlier.
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

/** Stores the replies that a page hands over, unless the cache has newer ones. */
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
