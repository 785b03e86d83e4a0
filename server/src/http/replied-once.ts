import { createHash } from 'node:crypto'
import type { Db } from '@trinchera/db/database'
import { reserveIdempotencyKey, storeIdempotentReply } from '@trinchera/db/queries/ladder/reporting'
import { idempotencyKeptMs } from '@trinchera/rules/limits'
import type { SessionInfo } from './handler'
import { RuleError } from './rule-error'

const maxKeyLength = 200

interface Keyed<T> {
  /** The request's `Idempotency-Key`. If it is missing, every request does the work. */
  key: string | undefined
  /** The content of the request, stored as a hash of its JSON. A retry has the same content. */
  asked: unknown
  /** What the request creates, in Spanish, for the error message: 'reporte'. */
  noun: string
  now: Date
  /** Parses a stored reply. */
  restore: (stored: string) => T
}

/**
 * Does a piece of work once per player and key, within the transaction that stores it, and answers a retry with the first reply
 * (docs/rules.md#Idempotency-Key). Throws 409 if the key was used for different content. If the work is refused, the key can be used again.
 */
export async function repliedOnce<T>(
  trx: Db,
  session: SessionInfo,
  { key, asked, noun, now, restore }: Keyed<T>,
  work: () => Promise<T>,
): Promise<T> {
  if (!key) return work()
  if (key.length > maxKeyLength)
    throw new RuleError(400, `La clave Idempotency-Key tiene como máximo ${maxKeyLength} caracteres`)
  const body_hash = createHash('sha256').update(JSON.stringify(asked)).digest('hex')
  const reservation = await reserveIdempotencyKey(trx, {
    player_id: session.id,
    key,
    body_hash,
    now: now.toISOString(),
    expired: new Date(now.getTime() - idempotencyKeptMs).toISOString(),
  })
  if (!reservation.fresh) {
    if (reservation.body_hash !== body_hash || reservation.reply === null)
      throw new RuleError(409, `Esa clave ya se usó para otro ${noun}`)
    return restore(reservation.reply)
  }
  const reply = await work()
  await storeIdempotentReply(trx, session.id, key, JSON.stringify(reply))
  return reply
}
