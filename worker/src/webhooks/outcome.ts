import type { OutboundFailure, OutboundReply } from '@trinchera/runtime/outbound'
import type { WebhookKind } from '@trinchera/rules/webhooks'

/** Result of an attempt to deliver a message to a webhook. `error`: a sentence for the clan's leaders. */
export type Outcome =
  | { kind: 'delivered'; codigo: number }
  /** `wait`: seconds that the receiver asked to wait, which then does not count as a failure; null if it did not ask. */
  | { kind: 'failed'; codigo: number | null; error: string; wait: number | null }
  /** The receiver will never accept this message, but may accept others. */
  | { kind: 'refused'; codigo: number | null; error: string }
  /** The receiver replied that this webhook no longer exists. */
  | { kind: 'gone'; codigo: number; error: string }

const gone: Record<WebhookKind, readonly number[]> = { discord: [401, 404, 410], firmado: [410] }

/** Maximum number of seconds that a receiver may ask to wait. */
const longestWait = 24 * 3600

/** The result of an attempt when the receiver replied with `status` (docs/webhooks.md#Delivery). */
export function outcomeOf(clase: WebhookKind, { status: codigo, retryAfter }: OutboundReply): Outcome {
  const failed = (error: string, wait: number | null = null): Outcome => ({ kind: 'failed', codigo, error, wait })
  if (codigo >= 200 && codigo < 300) return { kind: 'delivered', codigo }
  if (gone[clase].includes(codigo))
    return {
      kind: 'gone',
      codigo,
      error:
        clase === 'discord' ? 'Discord dice que ese webhook ya no existe' : `Contestó ${codigo}: ya no quiere mensajes`,
    }
  if (clase === 'discord' && codigo === 400)
    return { kind: 'refused', codigo, error: 'Discord no aceptó este mensaje (400)' }
  if (codigo >= 300 && codigo < 400)
    return failed(`Contestó ${codigo}: manda a otra dirección, y eso no se sigue. Agrega la dirección definitiva`)
  if (codigo === 429) return failed('Pidió esperar (429)', Math.min(Math.max(retryAfter ?? 60, 1), longestWait))
  return failed(`Contestó ${codigo}${codigo >= 500 ? ': un problema de su lado' : ''}`)
}

const reasons: Record<string, string> = {
  ENOTFOUND: 'Ese nombre no existe en internet',
  EAI_AGAIN: 'No se pudo averiguar dónde está esa dirección',
  ECONNREFUSED: 'No acepta conexiones',
  ECONNRESET: 'Cortó la conexión',
  ETIMEDOUT: 'No contestó a tiempo',
  CERT_HAS_EXPIRED: 'Su certificado está vencido',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Su certificado no es de confianza',
  SELF_SIGNED_CERT_IN_CHAIN: 'Su certificado no es de confianza',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'Su certificado no es de confianza',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Su certificado es de otra dirección',
}

/** The result of an attempt if no request could be built from the message. */
export const unsendable: Outcome = { kind: 'refused', codigo: null, error: 'Ese mensaje no se pudo armar' }

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The result of an attempt whose request got no reply. */
export function outcomeOfFailure({ message, refused }: OutboundFailure): Outcome {
  const plain = /\s/.test(message) ? sentence(message) : 'No se pudo conectar'
  const error = refused ? 'Esa dirección no es de internet: lleva a una red privada' : (reasons[message] ?? plain)
  return { kind: 'failed', codigo: null, error, wait: null }
}
