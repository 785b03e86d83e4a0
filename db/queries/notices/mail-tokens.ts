import type { Db } from '../../database'
import type { MailTokensTable } from '../../schema/players'

type Purpose = MailTokensTable['purpose']

/**
 * A token from a mailed URL: its hash, and the e-mail address in that URL. For a change of e-mail the mail goes to another address than the
 * account's, so the caller must compare the address with the requested change. `now`: ISO 8601.
 */
export interface PresentedToken {
  hash: string
  email: string
  purpose: Purpose
  now: string
}

/** State of a mail's token. `unknown`: no such token is stored for this e-mail address and purpose. */
export type TokenState =
  | { state: 'good' | 'used' | 'expired'; player: number; validado: boolean }
  | { state: 'unknown' }

/** State of a mail's token; reading it does not use the token up. Used and expired tokens can be told apart until they are deleted. */
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

/** Marks all unused tokens of a player as used, or only those of one purpose. A player has several if a mail was sent again. */
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
 * Uses up a mail's token, and marks the player's other tokens of the same purpose as used. If two requests use the token concurrently, one
 * gets `good` and the other `used`, because the update locks the row.
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
