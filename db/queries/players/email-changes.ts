import type { Db } from '../../database'

/** A requested change of e-mail address that is not yet confirmed and has not expired at `now` (ISO 8601); undefined if there is none. */
export function pendingEmailChange(db: Db, player: number, now: string) {
  return db
    .selectFrom('email_changes')
    .where('player_id', '=', player)
    .where('done_at', 'is', null)
    .where('expires_at', '>', now)
    .select(['id', 'anterior', 'nuevo', 'expires_at'])
    .executeTakeFirst()
}

/** Deletes the unconfirmed change of a player's e-mail address. Returns false if there is none. */
export async function deletePendingEmailChange(trx: Db, player: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('email_changes')
    .where('player_id', '=', player)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Stores a requested, unconfirmed change of e-mail address, replacing an earlier one of the player. Times are ISO 8601. */
export async function storeEmailChange(
  trx: Db,
  change: { player_id: number; anterior: string; nuevo: string; created_at: string; expires_at: string },
): Promise<void> {
  await deletePendingEmailChange(trx, change.player_id)
  await trx
    .insertInto('email_changes')
    .values({ ...change, done_at: null })
    .execute()
}

/** Marks a change of e-mail address as done at `now`. The former address can undo it until `expires_at`. Times are ISO 8601. */
export async function markEmailChanged(trx: Db, id: number, now: string, expires_at: string): Promise<void> {
  await trx.updateTable('email_changes').set({ done_at: now, expires_at }).where('id', '=', id).execute()
}

/** The change that replaced the e-mail address `anterior`, if it can still be undone at `now` (ISO 8601); otherwise undefined. */
export function undoableEmailChange(db: Db, player: number, anterior: string, now: string) {
  return db
    .selectFrom('email_changes')
    .where('player_id', '=', player)
    .where('anterior', '=', anterior.toLowerCase())
    .where('done_at', 'is not', null)
    .where('expires_at', '>', now)
    .select(['id', 'created_at'])
    .executeTakeFirst()
}

/** Deletes all changes of a player's e-mail address, requested or done. */
export async function deleteEmailChanges(trx: Db, player: number): Promise<void> {
  await trx.deleteFrom('email_changes').where('player_id', '=', player).execute()
}
