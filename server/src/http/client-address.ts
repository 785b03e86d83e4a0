import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import { compile } from '@fastify/proxy-addr'

/** The addresses of a request as Fastify gives them: the peer's, then what each trusted proxy said; a peer that has left has none. */
interface Forwarded {
  ip: string | undefined
  ips?: (string | undefined)[] | undefined
}

/** `203.0.113.10:50001`, `[2001:db8::7]:50001` and `"[2001:db8::7]"` without port, brackets, quotes and zone. */
const bare = (text = '') =>
  text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')

/** The address that limits count: IPv4, unwrapped from IPv6, or the /64 of an IPv6 address. Null for what is no address (`unknown`, `_hidden`). */
export function countedAddress(text: string | undefined): string | null {
  const address = bare(text)
  return isIP(address) ? normalizeIP(address) : null
}

/** Whose address a request counts for: what the farthest trusted proxy said, or the nearest peer of it that has an address. */
export function clientAddress({ ip, ips = [ip] }: Forwarded): string {
  for (const hop of ips.toReversed()) {
    const address = countedAddress(hop)
    if (address !== null) return address
  }
  return ''
}

/** Whether an address, with its port or without, is one of the trusted proxies. */
export function proxyTest(networks: string[]): (address: string | undefined) => boolean {
  const isProxy = networks.length ? compile(networks) : () => false
  return (address) => isProxy(bare(address), 0)
}
