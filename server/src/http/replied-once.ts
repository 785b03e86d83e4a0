import { createHash } from 'node:crypto'
import type { Db } from '@trinchera/db/database'
import { reserveIdempotencyKey, storeIdempotentReply } from '@trinchera/db/queries/ladder/reporting'
import { idempotencyKeptMs } from '@trinchera/rules/limits'
import type { SessionInfo } from './handler'
import { RuleError } from './rule-error'

const maxKeyLength = 200

interface Keyed<T> {
  /** The request's `Idempotency-Key` header. Without it, the work is always done. */
  key: string | undefined
  /** The content of the request, whose hash is stored. A repeated request must have the same content. */
  asked: unknown
  /** Spanish noun for what the request creates ('reporte'), for the error message. */
  noun: string
  now: Date
  /** Parses the stored text of a reply. */
  restore: (stored: string) => T
}

/**
 * Does `work` once per player and idempotency key; a repeated request gets the first reply (docs/rules.md#Idempotency-Key). The key is
 * stored in the transaction of the work, so a key whose work failed can be used again. Throws 409 if the key was used for other content.
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
