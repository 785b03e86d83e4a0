import type { BlockedAccount } from '@trinchera/contract/privacidad'
import type { Db } from '../../database'
import type { BlockedAccountsTable } from '../../schema/privacy'
import { hideName, showName } from './hidden-names'

/**
 * The `closed_at` of blocked accounts: a time that never comes, so that their names are not released. It hides these accounts wherever
 * closed accounts are hidden, also in a release that does not know blocked accounts.
 */
export const blockedClosedAt = '9999-12-31T23:59:59.999Z'

/** Blocks an open account, whose row the caller has locked, and hides its name. */
export async function insertBlock(
  trx: Db,
  player: { id: number; username: string },
  block: Omit<BlockedAccountsTable, 'player_id'>,
) {
  await trx
    .insertInto('bloqueos')
    .values({ player_id: player.id, ...block })
    .execute()
  await trx.updateTable('players').set({ closed_at: blockedClosedAt }).where('id', '=', player.id).execute()
  await hideName(trx, player)
}

/**
 * Unblocks an account; returns false if it is not blocked. The names of accounts blocked later are shown for a moment and hidden again,
 * because the texts to restore may name several.
 */
export async function deleteBlock(trx: Db, player_id: number): Promise<boolean> {
  const block = await trx
    .selectFrom('bloqueos')
    .where('player_id', '=', player_id)
    .select(['player_id', 'created_at'])
    .executeTakeFirst()
  if (!block) return false
  const later = await trx
    .selectFrom('bloqueos')
    .where('player_id', '<>', player_id)
    .where('created_at', '>=', block.created_at)
    .orderBy('created_at', 'desc')
    .select('player_id')
    .execute()
  const others: { id: number; username: string }[] = []
  for (const { player_id: id } of later) {
    const username = await showName(trx, id)
    if (username !== null) others.unshift({ id, username })
  }
  await showName(trx, player_id)
  await trx.deleteFrom('bloqueos').where('player_id', '=', player_id).execute()
  await trx
    .updateTable('players')
    .set({ closed_at: null })
    .where('id', '=', player_id)
    .where('closed_at', '=', blockedClosedAt)
    .execute()
  for (const other of others) await hideName(trx, other)
  return true
}

/** True if the account connected with a Google account (`sub`), or with this e-mail address, is blocked. */
export async function isBlockedIdentity(db: Db, { sub, email }: { sub: string; email: string }): Promise<boolean> {
  const row = await db
    .selectFrom('players')
    .innerJoin('bloqueos', 'bloqueos.player_id', 'players.id')
    .where((eb) => eb.or([eb('google_sub', '=', sub), eb('email', '=', email.toLowerCase())]))
    .select('players.id')
    .executeTakeFirst()
  return row !== undefined
}

/** The blocked accounts, the latest first. */
export const listBlocked = (db: Db): Promise<BlockedAccount[]> =>
  db
    .selectFrom('bloqueos as b')
    .innerJoin('bloqueo_nombres as n', (join) =>
      join.onRef('n.player_id', '=', 'b.player_id').on('n.tabla', '=', 'players').on('n.columna', '=', 'username'),
    )
    .orderBy('b.created_at', 'desc')
    .orderBy('b.player_id')
    .select(['b.player_id', 'n.antes as username', 'b.motivo', 'b.quien', 'b.created_at as fecha'])
    .execute()
