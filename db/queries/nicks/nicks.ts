import type { OwnNicks } from '@trinchera/contract/nicks'
import { fold } from '@trinchera/rules/folding'
import type { Db } from '../../database'

/** The nicks on the game servers that a player has linked, oldest first. */
export const nicksOf = (db: Db, player: number): Promise<OwnNicks['nicks']> =>
  db
    .selectFrom('nicks')
    .where('player_id', '=', player)
    .orderBy('desde')
    .orderBy('nick_folded')
    .select(['nick', 'desde'])
    .execute()

/** A player's linked nicks, and the code with which to link another one; null if there is none valid at `now` (ISO 8601). */
export async function ownNicks(db: Db, player: number, now: string): Promise<OwnNicks> {
  const codigo = await db
    .selectFrom('nick_codigos')
    .where('player_id', '=', player)
    .where('hasta', '>', now)
    .select(['codigo', 'hasta', 'ocupado'])
    .executeTakeFirst()
  return { nicks: await nicksOf(db, player), codigo: codigo ?? null }
}

/**
 * Stores the code with which a player can link a nick, in place of the player's previous code, and deletes expired codes. Returns false,
 * and stores nothing, if another player has the same code. `now`, `hasta`: ISO 8601.
 */
export async function storeNickCode(
  trx: Db,
  { now, ...code }: { player_id: number; codigo: string; hasta: string; now: string },
): Promise<boolean> {
  await trx
    .deleteFrom('nick_codigos')
    .where((eb) => eb.or([eb('player_id', '=', code.player_id), eb('hasta', '<=', now)]))
    .execute()
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('nick_codigos')
    .values({ ...code, ocupado: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Unlinks a nick from a player. Returns false if the nick is not linked to this player. */
export async function deleteNick(db: Db, player: number, nick: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('nicks')
    .where('player_id', '=', player)
    .where('nick_folded', '=', fold(nick))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Links each nick that ends in a valid code to the code's player, and deletes the code (docs/behaviour/servers-and-streams.md#Linked
 * nicks). If several nicks end in the same code, none is linked; if the nick belongs to another player, the code is kept and marked
 * (`ocupado`). `names`: names of players on the servers, without colour codes. `now`: ISO 8601.
 */
export async function linkNicks(trx: Db, names: readonly string[], now: string): Promise<void> {
  const live = await trx.selectFrom('nick_codigos').where('hasta', '>', now).select(['player_id', 'codigo']).execute()
  for (const { player_id, codigo } of live) {
    const shown = names.filter((name) => name.slice(-codigo.length).toUpperCase() === codigo)
    const nick = shown[0]?.slice(0, -codigo.length).trim() ?? ''
    const nick_folded = fold(nick)
    if (shown.length !== 1 || !nick_folded) continue
    await trx
      .insertInto('nicks')
      .values({ nick_folded, nick, player_id, desde: now })
      .onConflict((conflict) => conflict.column('nick_folded').doNothing())
      .execute()
    const owner = await trx
      .selectFrom('nicks')
      .where('nick_folded', '=', nick_folded)
      .select('player_id')
      .executeTakeFirst()
    if (owner?.player_id !== player_id)
      await trx.updateTable('nick_codigos').set({ ocupado: nick }).where('player_id', '=', player_id).execute()
    else await trx.deleteFrom('nick_codigos').where('player_id', '=', player_id).execute()
  }
}

/** Members of these clans who have linked one of these nicks, by nick. Nicks are compared as folded names. */
export async function linkedMembersOf(
  db: Db,
  clans: readonly number[],
  folded: readonly string[],
): Promise<Map<string, { player_id: number; id_clan: number }>> {
  if (!folded.length) return new Map()
  const rows = await db
    .selectFrom('nicks as n')
    .innerJoin('memberships as m', 'm.player_id', 'n.player_id')
    .where('m.id_clan', 'in', [...clans])
    .where('n.nick_folded', 'in', [...folded])
    .select(['n.nick_folded', 'n.player_id', 'm.id_clan'])
    .execute()
  return new Map(rows.map(({ nick_folded, ...who }) => [nick_folded, who]))
}
