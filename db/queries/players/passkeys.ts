import type { Db } from '../../database'
import type { PasskeysTable } from '../../schema/account-security'

export function passkeysOf(db: Db, player: number) {
  return db
    .selectFrom('passkeys')
    .where('player_id', '=', player)
    .orderBy('created_at')
    .orderBy('id')
    .select(['id', 'nombre', 'transports', 'created_at', 'used_at'])
    .execute()
}

/** The passkey with this credential id, whichever account it belongs to; undefined if there is none. */
export const findPasskey = (db: Db, id: string): Promise<PasskeysTable | undefined> =>
  db.selectFrom('passkeys').where('id', '=', id).selectAll().executeTakeFirst()

/** Stores a passkey. Violates a unique constraint if the passkey is stored already. */
export async function insertPasskey(trx: Db, passkey: Omit<PasskeysTable, 'used_at'>): Promise<void> {
  await trx
    .insertInto('passkeys')
    .values({ ...passkey, used_at: null })
    .execute()
}

/** Records that a passkey was used, and the counter it sent. Returns false if the passkey is not stored any more. */
export async function recordPasskeyUse(trx: Db, id: string, counter: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set({ counter, used_at: now })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes a passkey of a player. Returns false if the player has no such passkey. */
export async function deletePasskey(trx: Db, player: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('player_id', '=', player)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
