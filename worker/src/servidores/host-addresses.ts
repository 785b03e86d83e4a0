import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'

/** How long the results of successful and failed lookups are cached, ms. */
const remembered = { found: 300_000, missing: 60_000 }

/** Resolves a host name to an IPv4 address; null if that is not possible. */
export type FindAddress = (host: string) => Promise<string | null>

/**
 * Caches lookups and runs them one at a time, because each occupies a thread of the small pool that mail also uses, and takes long if a
 * name does not resolve.
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
