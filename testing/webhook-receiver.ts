import type { IncomingHttpHeaders } from 'node:http'
import { startOutboundProxy } from './outbound-proxy'

export interface TakenHook {
  url: string
  headers: IncomingHttpHeaders
  body: string
}

export interface WebhookReceiver {
  /** URL of the proxy that leads to the receiver, the value for OUTBOUND_PROXY. The receiver poses as every host of `*.trinchera.test`. */
  proxy: string
  /** All requests that the receiver got, in order, including those to which it replied with an error status. */
  taken: TakenHook[]
  /** Resolves with all requests once `count` have been received since the start. */
  untilTaken(count: number): Promise<TakenHook[]>
  /** Sets the reply of a host from now on: an HTTP status, or no reply ('silent'). Default: 204. */
  answers(host: string, status: number | 'silent', headers?: Record<string, string>): void
  stop(): Promise<void>
}

/** Starts a fake receiver for the clans' webhooks, over TLS: any URL of `*.trinchera.test`, reached through `proxy`. */
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

/** True if the request is signed with `secret` as Standard Webhooks requires. WebCrypto shares no code with the signing side. */
export async function isSigned({ headers, body }: TakenHook, secret: string): Promise<boolean> {
  const raw = Uint8Array.from(atob(secret.replace('whsec_', '')), (sign) => sign.charCodeAt(0))
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  const [version, signature = ''] = String(headers['webhook-signature']).split(',')
  const given = Uint8Array.from(atob(signature), (sign) => sign.charCodeAt(0))
  const signed = new TextEncoder().encode(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
  return version === 'v1' && crypto.subtle.verify('HMAC', key, given, signed)
}
