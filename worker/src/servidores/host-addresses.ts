import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'

/** How long an address is remembered, ms, and that a name has none. */
const remembered = { found: 300_000, missing: 60_000 }

/** Finds the IPv4 address of a host; null where it resolves nowhere. */
export type FindAddress = (host: string) => Promise<string | null>

/**
 * Looks names up one at a time and remembers what came of it: looking up holds one of the few threads that mail and everything else that needs a
 * name share, and for a name that resolves nowhere it holds it for long.
 */
export function rememberAddresses(
  now: () => Date,
  find: (host: string) => Promise<string> = async (host) => (await lookup(host, 4)).address,
): FindAddress {
  const known = new Map<string, { address: Promise<string | null>; until: number }>()
  let last: Promise<unknown> = Promise.resolve()
  return (host) => {
    if (isIP(host)) return Promise.resolve(host)
    const before = known.get(host)
    if (before && before.until > now().getTime()) return before.address
    const address = last.then(() => find(host)).catch(() => null)
    last = address
    const entry = { address, until: Number.POSITIVE_INFINITY }
    known.set(host, entry)
    void address.then((found) => {
      entry.until = now().getTime() + (found ? remembered.found : remembered.missing)
    })
    return address
  }
}
