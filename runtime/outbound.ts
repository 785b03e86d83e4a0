import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns'
import { Agent, request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { HttpsProxyAgent } from 'https-proxy-agent'
import ipaddr from 'ipaddr.js'

/** Milliseconds until a request without a complete reply is given up. */
const usualPatience = 10_000
/** Connections kept open to one host. */
const mostSockets = 20

/** Bytes of a reply that are read; nothing is made of them. */
const mostReplyBytes = 64 * 1024

/** What is given out of IPv6; what is outside, such as `::7f00:1`, may wrap an IPv4 address. */
const globalIpv6 = ipaddr.parseCIDR('2000::/3')

/** Whether an IP address is one of the public internet: not private, local, reserved, multicast, nor a wrapped IPv4 of these. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(globalIpv6))
}

/**
 * An https address on the public internet that somebody gave, as far as the text tells; null for any other. Names are
 * resolved when a request is made, and the address they resolve to is held against the same rule (`openOutbound`).
 */
export function publicUrl(text: string): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null
  if (ipaddr.isValid(host)) return isPublicAddress(host) ? url : null
  return /\.(?!(localhost|local|internal|home|lan|arpa)$)[^.\d][^.]*$/.test(host) ? url : null
}

/** No complete reply: nothing resolved, connected or answered in time, or the address is not public. Its message holds no address. */
export class OutboundFailure extends Error {
  /** The address is not one of the public internet. */
  readonly refused: boolean
  constructor(message: string, refused = false) {
    super(message)
    this.name = 'OutboundFailure'
    this.refused = refused
  }
}

export interface OutboundReply {
  status: number
  /** Seconds to wait before the next request, if the service says so. */
  retryAfter: number | null
}

export interface Outbound {
  /** Posts to an address that somebody gave. Redirects are not followed: 3xx is the reply. Rejects with an `OutboundFailure`. */
  post(url: string, headers: Record<string, string>, body: Uint8Array | string): Promise<OutboundReply>
  close(): void
}

/** How names are resolved: all addresses of one, as `dns.lookup` gives them. */
type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/** Resolves a name and refuses it if any of its addresses is not public; the connection is made to what was checked. */
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

/** Seconds from a `Retry-After` header: a number of them, or a date. */
function secondsOf(header: string | undefined, now: number): number | null {
  if (header === undefined) return null
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null
}

/**
 * Requests to addresses that players gave. `proxy`: an http proxy that makes the connections instead, and then is the one
 * to refuse what names resolve to. `ca`: certificates trusted beside the system's, PEM; `patience`: ms for a whole reply; both for tests.
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
