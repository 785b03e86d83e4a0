import type { Db } from '../../database'
import type { LoginChallengesTable } from '../../schema/account-security'

/** Stores a login challenge: the next step, such as entering a code, that the client must complete to log in. */
export async function insertChallenge(trx: Db, challenge: LoginChallengesTable): Promise<void> {
  await trx.insertInto('login_challenges').values(challenge).execute()
}

/** A login challenge that has not expired at `now` (ISO 8601); undefined if there is none. */
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

/** Deletes a login challenge that was completed. Returns false if it is gone: of two concurrent requests, only one gets true. */
export async function spendChallenge(trx: Db, token_hash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('login_challenges')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes the uncompleted login challenges of a player, so that nobody can complete a login that was begun with a former password. */
export async function deleteChallengesOf(trx: Db, player: number): Promise<void> {
  await trx.deleteFrom('login_challenges').where('player_id', '=', player).execute()
}
