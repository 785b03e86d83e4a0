import { generateRequestDetails, getVapidHeaders } from 'web-push'
import type { PushMessage } from '@trinchera/contract/push'
import { pushLifetimeMs, type PushPriority } from '@trinchera/rules/push'
import type { Config } from '@trinchera/runtime/config'
import { OutboundFailure, type Outbound } from '@trinchera/runtime/outbound'

/** A browser's push subscription. `p256dh` and `auth`: its keys, base64url. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/**
 * Result of a push at the push service. `gone`: the service no longer knows this browser. `refused`: the service will never accept this
 * push. `busy`: retry later, after `retryAfter` seconds if given.
 */
export type PushReply =
  | { outcome: 'sent' }
  | { outcome: 'gone' | 'refused'; reason: string }
  | { outcome: 'busy'; reason: string; retryAfter: number | null }

export interface PushSender {
  /** The server's public key (VAPID), which browsers need to subscribe. */
  readonly publicKey: string
  /** Sends a push; never rejects. Of several undelivered pushes with the same `topic` for a device, services deliver only the last. */
  send(
    target: PushTarget,
    message: PushMessage,
    options: { prioridad: PushPriority; topic: string },
  ): Promise<PushReply>
}

/** How long an authorization for a push service is reused, ms. Services accept one for up to a day (RFC 8292). */
const authorizationMs = 3_600_000

const urgency = ['high', 'normal', 'low'] as const

function replyOf(status: number, retryAfter: number | null): PushReply {
  const reason = `el servicio contestó ${status}`
  if (status >= 200 && status < 300) return { outcome: 'sent' }
  if (status === 404 || status === 410) return { outcome: 'gone', reason }
  if (status === 408 || status === 429 || status >= 500) return { outcome: 'busy', reason, retryAfter }
  return { outcome: 'refused', reason }
}

/** Creates a sender. It encrypts each push for the browser (RFC 8291) and signs it for the push service (RFC 8292). */
export function createPushSender(
  { vapid, publicUrl, mailFrom }: Pick<Config, 'vapid' | 'publicUrl' | 'mailFrom'>,
  outbound: Outbound,
): PushSender {
  // the contact address for operators of push services; these do not accept a plain http URL
  const address = /[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0]
  const subject = publicUrl.startsWith('https:') || !address ? publicUrl : `mailto:${address}`
  const authorizations = new Map<string, { value: string; until: number }>()

  function authorizationFor({ origin }: URL): string {
    const now = Date.now()
    const known = authorizations.get(origin)
    if (known && known.until > now) return known.value
    const { Authorization } = getVapidHeaders(origin, subject, vapid.publicKey, vapid.privateKey, 'aes128gcm')
    authorizations.set(origin, { value: Authorization, until: now + authorizationMs })
    return Authorization
  }

  return {
    publicKey: vapid.publicKey,
    async send({ endpoint, p256dh, auth }, message, { prioridad, topic }) {
      try {
        const { headers, body } = generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(message),
          {
            TTL: pushLifetimeMs(prioridad) / 1000,
            urgency: urgency[prioridad],
            topic,
            headers: { Authorization: authorizationFor(new URL(endpoint)) },
          },
        )
        const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
        const { status, retryAfter } = await outbound.post(endpoint, sent, body ?? '')
        return replyOf(status, retryAfter)
      } catch (error) {
        if (!(error instanceof OutboundFailure)) return { outcome: 'refused', reason: String(error) }
        if (error.refused) return { outcome: 'gone', reason: error.message }
        return { outcome: 'busy', reason: error.message, retryAfter: null }
      }
    },
  }
}
