import type { IncomingHttpHeaders } from 'node:http'
import { startOutboundProxy } from './outbound-proxy'

/** A request that a webhook URL received. */
export interface TakenHook {
  /** The complete URL of the request. */
  url: string
  headers: IncomingHttpHeaders
  body: string
}

export interface WebhookReceiver {
  /** The value for OUTBOUND_PROXY. Through it, this receiver acts as every host of `*.trinchera.test`. */
  proxy: string
  /** All requests in order, including those not answered with 2xx. */
  taken: TakenHook[]
  /** Resolves once `count` requests have been received since the start. */
  untilTaken(count: number): Promise<TakenHook[]>
  /** Sets how a host answers from now on; 'silent': not at all. The default is 204. */
  answers(host: string, status: number | 'silent', headers?: Record<string, string>): void
  stop(): Promise<void>
}

/** A fake receiver for clans' webhooks: any URL of `*.trinchera.test`, over TLS, through its proxy. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const taken: TakenHook[] = []
  const wake: (() => void)[] = []
  const special = new Map<string, { status: number | 'silent'; headers: Record<string, string> }>()
  const proxy = await startOutboundProxy((request, response) => {
    const chunks: Buffer[] = []
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const { host = '' } = request.headers
        taken.push({
          url: `https://${host}${request.url}`,
          headers: request.headers,
          body: Buffer.concat(chunks).toString(),
        })
        const { status, headers } = special.get(host) ?? { status: 204, headers: {} }
        if (status !== 'silent') response.writeHead(status, headers).end()
        for (const tell of wake.splice(0)) tell()
      })
  })
  return {
    proxy: proxy.url,
    taken,
    async untilTaken(count) {
      while (taken.length < count) await new Promise<void>((resolve) => wake.push(resolve))
      return taken
    },
    answers: (host, status, headers = {}) => void special.set(host, { status, headers }),
    stop: () => proxy.stop(),
  }
}

/**
 * True if a request is signed with the secret as Standard Webhooks requires. Uses WebCrypto, so that it shares no code with the signing
 * side.
 */
export async function isSigned({ headers, body }: TakenHook, secret: string): Promise<boolean> {
  const raw = Uint8Array.from(atob(secret.replace('whsec_', '')), (sign) => sign.charCodeAt(0))
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  const [version, signature = ''] = String(headers['webhook-signature']).split(',')
  const given = Uint8Array.from(atob(signature), (sign) => sign.charCodeAt(0))
  const signed = new TextEncoder().encode(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
  return version === 'v1' && crypto.subtle.verify('HMAC', key, given, signed)
}
