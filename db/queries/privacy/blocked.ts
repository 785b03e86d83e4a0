import type { BlockedAccount } from '@trinchera/contract/privacidad'
import type { Db } from '../../database'
import type { BlockedAccountsTable } from '../../schema/privacy'

/**
 * The `closed_at` of blocked accounts: a time that never comes, so that their names are not released. It hides these accounts wherever
 * closed accounts are hidden, also in a release that does not know blocked accounts.
 */
export const blockedClosedAt = '9999-12-31T23:59:59.999Z'

/** Shown instead of the name of a blocked account next to its posts and comments. */
export const blockedName = 'Cuenta bloqueada'

/** Stores that an account is blocked. The caller has locked the account's row. */
export async function insertBlock(trx: Db, block: BlockedAccountsTable): Promise<void> {
  const { player_id } = block
  await trx.insertInto('bloqueos').values(block).execute()
  await trx.updateTable('players').set({ closed_at: blockedClosedAt }).where('id', '=', player_id).execute()
  for (const table of ['comments', 'foro_temas'] as const)
    await trx.updateTable(table).set({ creador: blockedName }).where('id_creador', '=', player_id).execute()
}

/** Unblocks an account. Returns its name; null if it is not blocked. */
export async function deleteBlock(trx: Db, player_id: number): Promise<string | null> {
  const { numDeletedRows } = await trx.deleteFrom('bloqueos').where('player_id', '=', player_id).executeTakeFirst()
  if (numDeletedRows === 0n) return null
  const player = await trx
    .updateTable('players')
    .set({ closed_at: null })
    .where('id', '=', player_id)
    .where('closed_at', '=', blockedClosedAt)
    .returning('username')
    .executeTakeFirst()
  for (const table of ['comments', 'foro_temas'] as const)
    await trx
      .updateTable(table)
      .set({ creador: player?.username ?? blockedName })
      .where('id_creador', '=', player_id)
      .execute()
  return player?.username ?? null
}

/** The blocked accounts, the latest first. */
export const listBlocked = (db: Db): Promise<BlockedAccount[]> =>
  db
    .selectFrom('bloqueos as b')
    .innerJoin('players as p', 'p.id', 'b.player_id')
    .orderBy('b.created_at', 'desc')
    .orderBy('b.player_id')
    .select(['b.player_id', 'p.username', 'b.motivo', 'b.quien', 'b.created_at as fecha'])
    .execute()
