import type { Rango } from '@trinchera/rules/permissions'
import type { Db } from '../../database'
import { rangoOf } from '../../rango'
import { reviseClan } from './clanes'

/** A player's rank in a clan; null if the player is not a member of it. */
export async function rangoIn(db: Db, clan: number, player: number): Promise<Rango | null> {
  const row = await db
    .selectFrom('memberships')
    .where('id_clan', '=', clan)
    .where('player_id', '=', player)
    .select('rango')
    .executeTakeFirst()
  return row ? rangoOf(row.rango) : null
}

/** Names and ranks of a clan's members, by player id. */
export async function membersById(db: Db, clan: number): Promise<Map<number, { username: string; rango: Rango }>> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('players', 'players.id', 'memberships.player_id')
    .where('memberships.id_clan', '=', clan)
    .select(['players.id', 'players.username', 'memberships.rango'])
    .execute()
  return new Map(rows.map(({ id, username, rango }) => [id, { username, rango: rangoOf(rango) }]))
}

export interface NewMembership {
  id_clan: number
  player_id: number
  id_etapa: number
  joined_at: string
}

/** Adds a player to a clan as Miembro. Violates a unique constraint if the player already has a clan in the etapa. */
export async function addMember(trx: Db, membership: NewMembership): Promise<void> {
  await trx
    .insertInto('memberships')
    .values({ ...membership, rango: 'Miembro' })
    .execute()
  await reviseClan(trx, membership.id_clan, [`players:${membership.player_id}`])
}

/** Sets the ranks of several members as one revision of the clan. Not for the rank Lider, which only `handOver` and `makeLider` assign. */
export async function setRangos(trx: Db, clan: number, ranks: readonly { id: number; rango: Rango }[]): Promise<void> {
  for (const { id, rango } of ranks)
    await trx
      .updateTable('memberships')
      .set({ rango })
      .where('id_clan', '=', clan)
      .where('player_id', '=', id)
      .execute()
  await reviseClan(
    trx,
    clan,
    ranks.map(({ id }) => `players:${id}`),
  )
}

/** Makes the member `to` the Lider, and the previous Lider `from` a Co-Lider (docs/behaviour/clans.md#Handing over leadership). */
export async function handOver(trx: Db, clan: number, from: number | null, to: number): Promise<void> {
  if (from !== null)
    await trx
      .updateTable('memberships')
      .set({ rango: 'Co-Lider' })
      .where('id_clan', '=', clan)
      .where('player_id', '=', from)
      .execute()
  await trx
    .updateTable('memberships')
    .set({ rango: 'Lider' })
    .where('id_clan', '=', clan)
    .where('player_id', '=', to)
    .execute()
  await trx.updateTable('clans').set({ id_lider: to }).where('id', '=', clan).execute()
  await reviseClan(
    trx,
    clan,
    [from, to].flatMap((id) => (id === null ? [] : [`players:${id}`])),
  )
}

export async function clansOfPlayer(db: Db, player: number): Promise<number[]> {
  const rows = await db.selectFrom('memberships').where('player_id', '=', player).select('id_clan').execute()
  return rows.map(({ id_clan }) => id_clan)
}
