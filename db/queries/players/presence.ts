import type { Db } from '../../database'

/** True if this player lets other players see when they are online. */
export async function showsPresence(db: Db, player: number): Promise<boolean> {
  const row = await db.selectFrom('players').where('id', '=', player).select('presencia').executeTakeFirstOrThrow()
  return row.presencia === 1
}

export async function setPresence(trx: Db, player: number, shown: boolean): Promise<void> {
  await trx
    .updateTable('players')
    .set({ presencia: Number(shown) })
    .where('id', '=', player)
    .execute()
}

/** Ids of the members of a clan who let other players see when they are online. */
export async function visibleMembers(db: Db, clan: number): Promise<number[]> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('players', 'players.id', 'memberships.player_id')
    .where('memberships.id_clan', '=', clan)
    .where('players.presencia', '=', 1)
    .where('players.closed_at', 'is', null)
    .orderBy('players.id')
    .select('players.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Ids of the clans in which any of these players is a member. */
export async function clansOf(db: Db, players: readonly number[]): Promise<number[]> {
  if (!players.length) return []
  const rows = await db
    .selectFrom('memberships')
    .where('player_id', 'in', [...players])
    .select('id_clan')
    .distinct()
    .execute()
  return rows.map(({ id_clan }) => id_clan)
}
