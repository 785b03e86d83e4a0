import type { LinkedMember } from '@trinchera/contract/discord'
import { lastChampions } from '../torneos/inscripciones'
import { rangos } from '@trinchera/rules/permissions'
import type { Db } from '../../database'
import { rangoOf } from '../../rango'
import { suspendedAccounts } from '../players/suspensions'
import { selectAccount } from '../players/accounts'

/** Name of the Discord account connected with a player, and when it was connected; null if the player has none. */
export async function discordOf(db: Db, player: number): Promise<{ nombre: string; desde: string } | null> {
  const row = await db
    .selectFrom('discord_links')
    .where('player_id', '=', player)
    .select(['nombre', 'linked_at as desde'])
    .executeTakeFirst()
  return row ?? null
}

/** The player connected with a Discord account, with the account suspension in force at `now` (ISO 8601) that ends last. */
export async function playerOfDiscord(db: Db, discord_id: string, now: string) {
  return selectAccount(db, now)
    .innerJoin('discord_links as l', 'l.player_id', 'players.id')
    .where('l.discord_id', '=', discord_id)
    .select('l.linked_at as since')
    .executeTakeFirst()
}

/** Stores the hash of a code with which a player can connect a Discord account, replacing the player's previous code. */
export async function storeCode(
  trx: Db,
  code: { player_id: number; code_hash: string; expires_at: string },
): Promise<void> {
  const { code_hash, expires_at } = code
  await trx
    .insertInto('discord_codes')
    .values(code)
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ code_hash, expires_at }))
    .execute()
}

/** Deletes the code with this hash and returns its player; null if there is no such code. Of two concurrent requests, only one succeeds. */
export async function consumeCode(
  trx: Db,
  code_hash: string,
): Promise<{ player_id: number; expires_at: string } | null> {
  const row = await trx
    .deleteFrom('discord_codes')
    .where('code_hash', '=', code_hash)
    .returning(['player_id', 'expires_at'])
    .executeTakeFirst()
  return row ?? null
}

async function storeMembers(trx: Db, ids: readonly string[], linked_until: string): Promise<void> {
  if (!ids.length) return
  await trx
    .insertInto('discord_members')
    .values(ids.map((discord_id) => ({ discord_id, linked_until })))
    .onConflict((conflict) => conflict.column('discord_id').doUpdateSet({ linked_until }))
    .execute()
}

/**
 * Turns Discord messages about a player's notices on, for notices from `since` (ISO 8601), or off (`since` null). Returns false if no
 * player is connected with the Discord account.
 */
export async function setNotices(trx: Db, discord_id: string, since: string | null): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('discord_links')
    .set({ notices_since: since })
    .where('discord_id', '=', discord_id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface NewLink {
  discord_id: string
  player_id: number
  nombre: string
  linked_at: string
}

/**
 * Connects a Discord account with a player, replacing the player's previous Discord account. Violates a unique constraint if the account is
 * connected with another player.
 */
export async function storeLink(trx: Db, link: NewLink): Promise<void> {
  await trx.deleteFrom('discord_links').where('player_id', '=', link.player_id).execute()
  await trx
    .insertInto('discord_links')
    .values({ ...link, notices_since: null })
    .execute()
}

/** Disconnects a player and a Discord account, given one of their ids. Returns false if they were not connected. */
export async function deleteLink(trx: Db, by: { player_id: number } | { discord_id: string }): Promise<boolean> {
  const links = trx.deleteFrom('discord_links')
  const { numDeletedRows } = await ('player_id' in by
    ? links.where('player_id', '=', by.player_id)
    : links.where('discord_id', '=', by.discord_id)
  ).executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Discord accounts whose roles the bot must set: first those of players who are not suspended at `now` (ISO 8601), with their clans and
 * ranks in etapas that are not archived. Then accounts that were listed in an earlier call and no longer are, without clans or ranks, until
 * `deleteMember` removes them.
 */
export async function linkedMembers(trx: Db, now: string): Promise<LinkedMember[]> {
  const links = await trx
    .selectFrom('discord_links as l')
    .innerJoin('players', 'players.id', 'l.player_id')
    .where('players.closed_at', 'is', null)
    .where('l.player_id', 'not in', suspendedAccounts(trx, now))
    .orderBy('l.linked_at')
    .orderBy('l.player_id')
    .select(['l.discord_id', 'l.player_id'])
    .execute()
  const memberships = await trx
    .selectFrom('memberships as m')
    .innerJoin('discord_links as l', 'l.player_id', 'm.player_id')
    .innerJoin('clans', 'clans.id', 'm.id_clan')
    .innerJoin('etapas', 'etapas.id', 'm.id_etapa')
    .where('etapas.archived_at', 'is', null)
    .where('etapas.multijugador', '=', 1)
    .orderBy('clans.id')
    .select(['m.player_id', 'm.rango', 'clans.id', 'clans.nombre', 'clans.tag', 'etapas.nombre as etapa'])
    .execute()
  await storeMembers(
    trx,
    links.map(({ discord_id }) => discord_id),
    now,
  )
  const former = await trx
    .selectFrom('discord_members')
    .where('linked_until', '<', now)
    .orderBy('discord_id')
    .select('discord_id')
    .execute()
  const champions = new Set(await lastChampions(trx))
  const linked = links.map(({ discord_id, player_id }) => {
    const own = memberships.filter((membership) => membership.player_id === player_id)
    const held = new Set(own.map(({ rango }) => rangoOf(rango)))
    return {
      discord_id,
      vinculado: true,
      clanes: own.map(({ id, nombre, tag, etapa }) => ({ id, nombre, tag, etapa })),
      rangos: rangos.filter((rango) => held.has(rango)),
      campeon: champions.has(player_id),
    }
  })
  return [
    ...linked,
    ...former.map(({ discord_id }) => ({ discord_id, vinculado: false, clanes: [], rangos: [], campeon: false })),
  ]
}

/** Forgets a Discord account after the bot removed its roles. `linkedMembers` stores the account again if a player connects it again. */
export async function deleteMember(db: Db, discord_id: string): Promise<void> {
  await db.deleteFrom('discord_members').where('discord_id', '=', discord_id).execute()
}
