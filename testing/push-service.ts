import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { pushMessage, type PushMessage, type PushSubscription } from '@trinchera/contract/push'
import { startOutboundProxy } from './outbound-proxy'

/** A fake browser that is subscribed at the fake push service. It has the private keys of its subscription. */
export interface TestBrowser {
  subscription: PushSubscription
  /** Decrypts the body of a push (RFC 8291, RFC 8188). */
  decrypt(body: Buffer): PushMessage
}

const hmac = (key: Buffer, ...parts: Buffer[]) =>
  parts.reduce((mac, part) => mac.update(part), createHmac('sha256', key)).digest()
const info = (text: string) => Buffer.concat([Buffer.from(`Content-Encoding: ${text}\0`), Buffer.of(1)])

/** Creates a fake browser. Its subscription is like a real one, with the endpoint `{origin}/{name}`. */
export function testBrowser(name: string, origin = 'https://push.trinchera.test'): TestBrowser {
  const curve = createECDH('prime256v1')
  const own = curve.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint: `${origin}/${name}`,
      keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    },
    decrypt(body) {
      const salt = body.subarray(0, 16)
      const keyLength = body.readUInt8(20)
      const sender = body.subarray(21, 21 + keyLength)
      const sealed = body.subarray(21 + keyLength)
      const context = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender, Buffer.of(1)])
      const secret = hmac(hmac(auth, curve.computeSecret(sender)), context)
      const pseudorandom = hmac(salt, secret)
      const key = hmac(pseudorandom, info('aes128gcm')).subarray(0, 16)
      const nonce = hmac(pseudorandom, info('nonce')).subarray(0, 12)
      const cipher = createDecipheriv('aes-128-gcm', key, nonce)
      cipher.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
      return pushMessage.parse(JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()))
    },
  }
}

/** Returns the public VAPID key that signed a push request (RFC 8292). Throws if the signature, the audience or the expiry is wrong. */
function signerOf(request: IncomingMessage): string {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/i.exec(request.headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const now = Date.now() / 1000
  if (
    !signed ||
    aud !== `https://${request.headers.host}` ||
    exp < now ||
    exp > now + 86_400 ||
    !/^(mailto|https):/.test(sub)
  )
    throw new Error('the push is not signed as RFC 8292 says')
  return key
}

/** A push that the fake service received. */
export interface TakenPush {
  /** Name of the browser: the last segment of the endpoint. */
  name: string
  body: Buffer
  signer: string
  ttl: number
  urgency: string
  topic: string
}

export interface PushService {
  /** URL of the proxy that leads to the service, the value for OUTBOUND_PROXY. */
  proxy: string
  taken: TakenPush[]
  /** Resolves with all pushes once `count` have been received since the start. */
  untilTaken(count: number): Promise<TakenPush[]>
  /** Sets the reply to one browser's pushes: a status, no reply (`silent`) or 201 (`usual`). `retryAfter`: Retry-After, in seconds. */
  answers(name: string, status: number | 'silent' | 'usual', retryAfter?: number): void
  stop(): Promise<void>
}

/** Starts a fake push service over TLS for browsers of `testBrowser`. It checks signatures and is reached through `proxy`. */
export async function startPushService(): Promise<PushService> {
  const taken: TakenPush[] = []
  const wake: (() => void)[] = []
  const special = new Map<string, { status: number | 'silent'; retryAfter: number | undefined }>()
  const proxy = await startOutboundProxy((request, response) => {
    const chunks: Buffer[] = []
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const name = (request.url ?? '').slice(1)
        const { ttl, urgency, topic } = request.headers
        let signer = ''
        try {
          signer = signerOf(request)
        } catch {
          response.writeHead(403).end()
          return
        }
        const answer = special.get(name)
        if (answer?.status === 'silent') return
        if (answer) {
          response
            .writeHead(
              answer.status,
              answer.retryAfter === undefined ? {} : { 'retry-after': String(answer.retryAfter) },
            )
            .end()
          return
        }
        taken.push({
          name,
          body: Buffer.concat(chunks),
          signer,
          ttl: Number(ttl),
          urgency: String(urgency),
          topic: String(topic),
        })
        response.writeHead(201).end()
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
    answers(name, status, retryAfter) {
      if (status === 'usual') special.delete(name)
      else special.set(name, { status, retryAfter })
    },
    stop: () => proxy.stop(),
  }
}
