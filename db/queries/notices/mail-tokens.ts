import type { Db } from '../../database'
import type { MailTokensTable } from '../../schema/players'

type Purpose = MailTokensTable['purpose']

/**
 * A token from the link in a mail: its hash, and the e-mail address that the link names. Tokens for a change of e-mail are sent to another
 * address than the account's, so their use case compares the address with the requested change. `now`: ISO 8601.
 */
export interface PresentedToken {
  hash: string
  email: string
  purpose: Purpose
  now: string
}

/** State of a token. `unknown`: there is no such token for this account and purpose. */
export type TokenState =
  | { state: 'good' | 'used' | 'expired'; player: number; validado: boolean }
  | { state: 'unknown' }

/** State of a token, without using it. As long as used and expired tokens are stored, they are told apart. */
export async function mailTokenState(db: Db, { hash, email, purpose, now }: PresentedToken): Promise<TokenState> {
  const isOwnAddress = purpose === 'validar' || purpose === 'recuperar'
  const row = await db
    .selectFrom('mail_tokens')
    .innerJoin('players', 'players.id', 'mail_tokens.player_id')
    .where('mail_tokens.token_hash', '=', hash)
    .where('mail_tokens.purpose', '=', purpose)
    .$if(isOwnAddress, (query) => query.where('players.email', '=', email.toLowerCase()))
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

/** Marks a player's unused tokens as used, optionally of one purpose only, because a mail that was sent twice has two tokens. */
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
 * Uses a token, and marks the account's other tokens of that purpose as used. If two requests use it concurrently, one gets `good` and the
 * other `used`, because the update locks the row.
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
