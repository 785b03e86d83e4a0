import { createHash } from 'node:crypto'
import type { Db } from '@trinchera/db/database'
import { reserveIdempotencyKey, storeIdempotentReply } from '@trinchera/db/queries/ladder/reporting'
import { idempotencyKeptMs } from '@trinchera/rules/limits'
import type { SessionInfo } from './handler'
import { RuleError } from './rule-error'

const maxKeyLength = 200

interface Keyed<T> {
  /** The request's `Idempotency-Key`; without one the work is simply done. */
  key: string | undefined
  /** What was asked, as JSON; a retry asks the same. */
  asked: unknown
  /** What was asked, as a word of a refusal: 'reporte'. */
  noun: string
  now: Date
  /** A stored reply, typed again. */
  restore: (stored: string) => T
}

/**
 * Does a piece of work once per player and key, within the transaction that stores it, and answers a retry with the first reply
 * (docs/rules.md#Idempotency-Key). Throws 409 if the key was used for something else. What is refused does not use up its key.
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
