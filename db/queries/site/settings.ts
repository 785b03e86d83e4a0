import type { Db } from '../../database'

/** The stored value of an internal setting of the site; null if none is stored. */
export async function findSetting(db: Db, key: string): Promise<string | null> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value ?? null
}

/** Stores the value of an internal setting, replacing the earlier value. */
export async function storeSetting(trx: Db, key: string, value: string): Promise<void> {
  await trx
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
