import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns'
import { Agent, request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { HttpsProxyAgent } from 'https-proxy-agent'
import ipaddr from 'ipaddr.js'

/** Time limit for a whole request, ms. */
const usualPatience = 10_000
/** Maximum number of connections to one host. */
const mostSockets = 20

/** Maximum number of bytes read from a reply's body, whose content is ignored. */
const mostReplyBytes = 64 * 1024

/** The IPv6 addresses in public use. Addresses outside this range, such as `::7f00:1`, may contain an IPv4 address. */
const globalIpv6 = ipaddr.parseCIDR('2000::/3')

/** True for a public IP address: not private, local, reserved or multicast, and no IPv6 address with such an IPv4 address inside. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(globalIpv6))
}

/**
 * Parses a URL that a user entered; null unless it is https, without user name and password, and its host may be public. The IP addresses
 * of a host name are checked only when a request is made.
 */
export function publicUrl(text: string): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null
  if (ipaddr.isValid(host)) return isPublicAddress(host) ? url : null
  return /\.(?!(localhost|local|internal|home|lan|arpa)$)[^.\d][^.]*$/.test(host) ? url : null
}

/** The error of a request without a complete reply: no such host, no reply in time, or no public IP address. Contains no URL. */
export class OutboundFailure extends Error {
  /** True if the request was not made because the host's IP address is not public. */
  readonly refused: boolean
  constructor(message: string, refused = false) {
    super(message)
    this.name = 'OutboundFailure'
    this.refused = refused
  }
}

export interface OutboundReply {
  status: number
  /** Seconds to wait before the next request, from the header `Retry-After`; null if the reply has no such header. */
  retryAfter: number | null
}

export interface Outbound {
  /** Sends a POST request to a URL that a user entered. Does not follow redirects: returns the 3xx reply. Rejects with OutboundFailure. */
  post(url: string, headers: Record<string, string>, body: Uint8Array | string): Promise<OutboundReply>
  close(): void
}

/** Resolves a host name to all its IP addresses, like `dns.lookup`. */
type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/**
 * Resolves a host name; fails if any of its IP addresses is not public. The connection then uses these checked addresses, because a second
 * resolution could return others.
 */
const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, done) =>
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const [first] = error ? [] : found
      if (!first) return done(error ?? new OutboundFailure('el nombre no existe'), '', 4)
      if (!found.every(({ address }) => isPublicAddress(address)))
        return done(new OutboundFailure('la dirección no es pública', true), '', 4)
      if (options.all) done(null, found)
      else done(null, first.address, first.family)
    })

/** Parses the header `Retry-After`, which is a number of seconds or a date. Returns seconds; null if the header is missing or invalid. */
function secondsOf(header: string | undefined, now: number): number | null {
  if (header === undefined) return null
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null
}

/**
 * Opens a client for requests to URLs that players entered. `proxy`: URL of an http proxy that makes the connections; the proxy itself must
 * then refuse private IP addresses. For tests: `ca`, additional trusted certificates (PEM); `patience`, time limit of a request in ms.
 */
export function openOutbound(
  { proxy, ca, patience = usualPatience }: { proxy: string | null; ca?: string; patience?: number },
  resolve: Resolve = lookup,
): Outbound {
  const options = { keepAlive: true, maxSockets: mostSockets }
  const trusted = ca ? { ca } : {}
  const agent = proxy ? new HttpsProxyAgent(proxy, options) : new Agent({ ...options, lookup: publicLookup(resolve) })
  return {
    post: (address, headers, body) =>
      new Promise((resolve, reject) => {
        const url = publicUrl(address)
        if (!url) return reject(new OutboundFailure('la dirección no es pública', true))
        const signal = AbortSignal.timeout(patience)
        const fail = (error: Error) =>
          reject(
            error instanceof OutboundFailure
              ? error
              : new OutboundFailure(
                  signal.aborted ? 'no contestó a tiempo' : 'code' in error ? String(error.code) : error.name,
                ),
          )
        const length = String(Buffer.byteLength(body))
        const sent = request(url, {
          ...trusted,
          method: 'POST',
          agent,
          signal,
          headers: { ...headers, 'content-length': length },
        })
        sent.on('error', fail)
        sent.on('response', (response) => {
          const done = () =>
            resolve({
              status: response.statusCode ?? 0,
              retryAfter: secondsOf(response.headers['retry-after'], Date.now()),
            })
          let read = 0
          response.on('error', fail).on('end', done)
          response.on('data', (part: Buffer) => {
            read += part.length
            if (read <= mostReplyBytes) return
            done()
            response.destroy()
          })
        })
        sent.end(body)
      }),
    close: () => agent.destroy(),
  }
}
