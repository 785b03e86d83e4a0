import type { Db } from '../../database'
import type { LoginChallengesTable } from '../../schema/account-security'

/** Stores a step that a client is to complete. */
export async function insertChallenge(trx: Db, challenge: LoginChallengesTable): Promise<void> {
  await trx.insertInto('login_challenges').values(challenge).execute()
}

/** A step that can still be completed at `now` (ISO 8601). */
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

/** Uses a step up; of two concurrent uses one gets true. */
export async function spendChallenge(trx: Db, token_hash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('login_challenges')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes the steps of a player: what a former password began is not completed with it. */
export async function deleteChallengesOf(trx: Db, player: number): Promise<void> {
  await trx.deleteFrom('login_challenges').where('player_id', '=', player).execute()
}
