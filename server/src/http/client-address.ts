import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import { compile } from '@fastify/proxy-addr'

/**
 * The IP addresses of a request as Fastify gives them: the peer's address, then the one reported by each trusted proxy. A disconnected peer
 * has no address.
 */
interface Forwarded {
  ip: string | undefined
  ips?: (string | undefined)[] | undefined
}

/** Removes port, brackets, quotes and zone from an address such as `203.0.113.10:50001`, `[2001:db8::7]:50001` or `"[2001:db8::7]"`. */
const bare = (text = '') =>
  text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')

/**
 * The address by which limits count: an IPv4 address, also if wrapped in IPv6, or the /64 network of an IPv6 address. Null if the text is
 * no address (`unknown`, `_hidden`).
 */
export function countedAddress(text: string | undefined): string | null {
  const address = bare(text)
  return isIP(address) ? normalizeIP(address) : null
}

/**
 * The address for which a request counts: the one reported by the farthest trusted proxy or, if that is no address, by the next nearer one.
 */
export function clientAddress({ ip, ips = [ip] }: Forwarded): string {
  for (const hop of ips.toReversed()) {
    const address = countedAddress(hop)
    if (address !== null) return address
  }
  return ''
}

/** Returns a function that is true for the address of a trusted proxy, with or without a port. */
export function proxyTest(networks: string[]): (address: string | undefined) => boolean {
  const isProxy = networks.length ? compile(networks) : () => false
  return (address) => isProxy(bare(address), 0)
}
