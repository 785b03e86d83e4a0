import type { Db } from '../../database'
import type { MailTokensTable } from '../../schema/players'

type Purpose = MailTokensTable['purpose']

/** A mail's token as its link brings it: hashed, with the address it was sent to. `now`: ISO 8601. */
export interface PresentedToken {
  hash: string
  email: string
  purpose: Purpose
  now: string
}

/** `unknown` is any token that is not of this account and purpose; the others tell whose it is. */
export type TokenState =
  | { state: 'good' | 'used' | 'expired'; player: number; validado: boolean }
  | { state: 'unknown' }

/** How a mail's token stands, without using it. A spent one is told from an expired one for as long as it is kept. */
export async function mailTokenState(db: Db, { hash, email, purpose, now }: PresentedToken): Promise<TokenState> {
  const row = await db
    .selectFrom('mail_tokens')
    .innerJoin('players', 'players.id', 'mail_tokens.player_id')
    .where('mail_tokens.token_hash', '=', hash)
    .where('mail_tokens.purpose', '=', purpose)
    .where('players.email', '=', email.toLowerCase())
    .where('players.closed_at', 'is', null)
    .select(['players.id', 'players.validado', 'mail_tokens.used_at', 'mail_tokens.expires_at'])
    .executeTakeFirst()
  if (!row) return { state: 'unknown' }
  return {
    state: row.used_at !== null ? 'used' : row.expires_at > now ? 'good' : 'expired',
    player: row.id,
    validado: row.validado === 1,
  }
}

/** Marks every open token of a player as used, or those of one purpose: a mail sent twice has two, and one use is all there is. */
export async function closeMailTokens(trx: Db, player: number, now: string, purpose?: Purpose): Promise<void> {
  let query = trx
    .updateTable('mail_tokens')
    .set({ used_at: now })
    .where('player_id', '=', player)
    .where('used_at', 'is', null)
  if (purpose) query = query.where('purpose', '=', purpose)
  await query.execute()
}

/**
 * Uses up a mail's token and with it the account's others of that purpose. Of two uses at once one gets `good`, the other `used`:
 * the update takes the row, and whoever comes second finds it taken.
 */
export async function spendMailToken(trx: Db, token: PresentedToken): Promise<TokenState> {
  const found = await mailTokenState(trx, token)
  if (found.state !== 'good') return found
  const { numUpdatedRows } = await trx
    .updateTable('mail_tokens')
    .set({ used_at: token.now })
    .where('token_hash', '=', token.hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return mailTokenState(trx, token)
  await closeMailTokens(trx, found.player, token.now, token.purpose)
  return found
}
