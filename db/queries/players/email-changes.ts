import type { Db } from '../../database'

/** The change of e-mail that is not confirmed from the new e-mail address yet, and is still valid at `now` (ISO 8601). */
export function pendingEmailChange(db: Db, player: number, now: string) {
  return db
    .selectFrom('email_changes')
    .where('player_id', '=', player)
    .where('done_at', 'is', null)
    .where('expires_at', '>', now)
    .select(['id', 'anterior', 'nuevo', 'expires_at'])
    .executeTakeFirst()
}

/** Deletes the unconfirmed change of e-mail; false if there is none. */
export async function deletePendingEmailChange(trx: Db, player: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('email_changes')
    .where('player_id', '=', player)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Stores an unconfirmed change of e-mail, replacing an earlier one. Times are ISO 8601. */
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

/** Marks a change of e-mail as done at `now`. It can be undone from the former e-mail address until `expires_at` (ISO 8601). */
export async function markEmailChanged(trx: Db, id: number, now: string, expires_at: string): Promise<void> {
  await trx.updateTable('email_changes').set({ done_at: now, expires_at }).where('id', '=', id).execute()
}

/** The change that replaced this e-mail address of an account, if it can still be undone at `now` (ISO 8601). */
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

/** Deletes all stored changes of e-mail of a player. */
export async function deleteEmailChanges(trx: Db, player: number): Promise<void> {
  await trx.deleteFrom('email_changes').where('player_id', '=', player).execute()
}
