import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '@trinchera/db/database'
import { findChallenge, insertChallenge } from '@trinchera/db/queries/players/login-challenges'
import type { LoginChallengesTable } from '@trinchera/db/schema/account-security'
import { loginChallengeMs } from '@trinchera/rules/limits'

type Purpose = LoginChallengesTable['purpose']

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Stores a step that the browser must still complete to sign in or to create a passkey. Returns the token that completes the step. */
export async function beginStep(
  trx: Db,
  purpose: Purpose,
  { player, challenge }: { player: number | null; challenge: string | null },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await insertChallenge(trx, {
    token_hash: hashOf(token),
    player_id: player,
    purpose,
    challenge,
    expires_at: new Date(now.getTime() + loginChallengeMs).toISOString(),
  })
  return token
}

/** The stored step of a token; undefined if the token is unknown, expired or already used. */
export const stepOf = (db: Db, purpose: Purpose, token: string, now: Date) =>
  findChallenge(db, hashOf(token), purpose, now.toISOString())
