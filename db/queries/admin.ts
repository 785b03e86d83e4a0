import { sql } from 'kysely'
import type { Db } from '../database'

const lockKey = 'admin-lock'

/**
 * One at a time: whoever takes a rol 1 from the site waits here until the others who would have ended. Call it before anything else is
 * locked. The row holds nothing; it is there to be locked.
 */
export async function lockAdmins(trx: Db): Promise<void> {
  await trx
    .insertInto('settings')
    .values({ key: lockKey, value: '' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: sql`settings.value` }))
    .execute()
}

/** Whoever administers at `now` (ISO 8601): rol 1 with the flag, and able to log in. */
export async function ableAdmins(db: Db, now: string): Promise<number[]> {
  const rows = await db
    .selectFrom('players')
    .where('rol', '=', 1)
    .where('admin', '=', 1)
    .where('validado', '=', 1)
    .where('closed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('suspensions').whereRef('suspensions.player_id', '=', 'players.id').where('alcance', '=', 'cuenta').where('lifted_at', 'is', null).where('hasta', '>', now).select('suspensions.id'))))
    .select('id')
    .execute()
  return rows.map((row) => row.id)
}
