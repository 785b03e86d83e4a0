import type { Db } from '../../database'
import type { LoginChallengesTable } from '../../schema/account-security'

/** Stores a step of a login that the client has to complete. */
export async function insertChallenge(trx: Db, challenge: LoginChallengesTable): Promise<void> {
  await trx.insertInto('login_challenges').values(challenge).execute()
}

/** A step of a login that can still be completed at `now` (ISO 8601). */
export function findChallenge(
  db: Db,
  token_hash: string,
  purpose: LoginChallengesTable['purpose'],
  now: string,
): Promise<LoginChallengesTable | undefined> {
  return db
    .selectFrom('login_challenges')
    .where('token_hash', '=', token_hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .selectAll()
    .executeTakeFirst()
}

/** Deletes a completed step. If two requests complete it concurrently, only one gets true. */
export async function spendChallenge(trx: Db, token_hash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('login_challenges')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes the pending login steps of a player, so that a login begun with a former password cannot be completed. */
export async function deleteChallengesOf(trx: Db, player: number): Promise<void> {
  await trx.deleteFrom('login_challenges').where('player_id', '=', player).execute()
}
