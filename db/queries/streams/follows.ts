import type { Db } from '../../database'

/** The Twitch logins that a player follows, in alphabetical order. */
export async function followedBy(db: Db, player: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stream_follows')
    .where('player_id', '=', player)
    .orderBy('login')
    .select('login')
    .execute()
  return rows.map(({ login }) => login)
}

/** Stores that a player follows a Twitch login. Does nothing if the player already follows it. */
export async function follow(trx: Db, player_id: number, login: string): Promise<void> {
  await trx
    .insertInto('stream_follows')
    .values({ player_id, login })
    .onConflict((conflict) => conflict.columns(['player_id', 'login']).doNothing())
    .execute()
}

export async function unfollow(trx: Db, player: number, login: string): Promise<void> {
  await trx.deleteFrom('stream_follows').where('player_id', '=', player).where('login', '=', login).execute()
}

export async function followersOf(db: Db, login: string): Promise<number[]> {
  const rows = await db
    .selectFrom('stream_follows')
    .where('login', '=', login)
    .orderBy('player_id')
    .select('player_id')
    .execute()
  return rows.map(({ player_id }) => player_id)
}
