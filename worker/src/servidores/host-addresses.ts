import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'

/** How long results and failures of a lookup are cached, ms. */
const remembered = { found: 300_000, missing: 60_000 }

/** Looks up the IPv4 address of a host; null if it does not resolve. */
export type FindAddress = (host: string) => Promise<string | null>

/**
 * Serializes and caches lookups: each occupies a thread of the small pool shared with mail, for long if a name does not
 * resolve.
 */
export function cacheAddresses(
  now: () => Date,
  find: (host: string) => Promise<string> = async (host) => (await lookup(host, 4)).address,
): FindAddress {
  const known = new Map<string, { address: Promise<string | null>; until: number }>()
  let last: Promise<unknown> = Promise.resolve()
  return (host) => {
    if (isIP(host)) return Promise.resolve(host)
    const before = known.get(host)
    if (before && before.until > now().getTime()) return before.address
    const address = last
      .then(() => find(host))
      .then((found) => (isIP(found) ? found : null))
      .catch(() => null)
    last = address
    const entry = { address, until: Number.POSITIVE_INFINITY }
    known.set(host, entry)
    void address.then((found) => {
      entry.until = now().getTime() + (found ? remembered.found : remembered.missing)
    })
    return address
  }
}
