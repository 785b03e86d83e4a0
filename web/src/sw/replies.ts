import { isForeign } from '@trinchera/contract/client'
import { foreignHeader, seenHeader } from '@trinchera/contract/seen-header'
import { CacheExpiration } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import { seenCache, type Shown } from '../lib/worker-messages'
import { worker } from './scope'

/** Seconds for the network before what was last seen is shown; less than the 10 the page waits. */
const patience = 6
/** Replies kept, the least recently fetched deleted first: the tables and clans of some evenings, about 2 MB. */
const maxKept = 200

const bounds = new CacheExpiration(seenCache, { maxEntries: maxKept })

/** What a proxy says while the site is being restarted. */
export const isAway = ({ status }: Response) => status === 502 || status === 503 || status === 504

/**
 * Reads that are the same for every caller although the server does not cache them: a clan's matches and its places. Whatever may depend on who
 * asks (`private`, `no-store`) is never kept: a phone may be shared.
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

/** Whether the network answered in the site's place. What is no JSON, such as a calendar, has no kept reply either that could stand for it. */
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

/** Fresh from the network; else as it was last seen, with that time in `seenHeader`. */
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
      // Nothing was seen before: the page gets the refusal itself, with its message.
      handlerDidError: async ({ state }) => (state?.away instanceof Response ? state.away : undefined),
      cacheWillUpdate: async ({ request, response }) => {
        if (response.status !== 200 || !mayKeep(pathOf(request.url), response.headers.get('cache-control'))) return null
        // A cache on the way may have kept it: what it was is from then.
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

/** Keeps the replies that a page hands on, unless newer ones are kept. */
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
