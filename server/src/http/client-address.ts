import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import { compile } from '@fastify/proxy-addr'

/** A request's IP addresses in Fastify's order: the peer, then what each trusted proxy reported. Undefined if the peer has disconnected. */
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
 * The client's address by which rate limits count requests: an IPv4 address (also from its IPv6 form) or the /64 network of an IPv6
 * address. Null if `text` is no address; proxies also send `unknown` or `_hidden`.
 */
export function countedAddress(text: string | undefined): string | null {
  const address = bare(text)
  return isIP(address) ? normalizeIP(address) : null
}

/** The client's IP address, by which rate limits count requests: the one from the farthest trusted proxy that reported a valid one. */
export function clientAddress({ ip, ips = [ip] }: Forwarded): string {
  for (const hop of ips.toReversed()) {
    const address = countedAddress(hop)
    if (address !== null) return address
  }
  return ''
}

/** Returns a function that tells whether an address, with or without a port, belongs to a trusted proxy (one of `networks`). */
export function proxyTest(networks: string[]): (address: string | undefined) => boolean {
  const isProxy = networks.length ? compile(networks) : () => false
  return (address) => isProxy(bare(address), 0)
}
