import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'

/** How long a DNS result is cached, ms: `found` for an address, `missing` for a name that was not found. */
const remembered = { found: 300_000, missing: 60_000 }

/** Resolves a host name to an IPv4 address; null if that fails. */
export type FindAddress = (host: string) => Promise<string | null>

/** Caches the results of a lookup and runs one at a time, because each occupies a thread of a small pool that e-mails need too. */
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
