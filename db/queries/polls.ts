import type { Db } from '../database'

/** Who is asked by turns. */
export type Asked = 'twitch' | 'servidores'

/** How asking goes; what nobody has asked yet has not failed either. */
export async function pollState(db: Db, what: Asked): Promise<{ answered_at: string | null; failures: number }> {
  const row = await db.selectFrom('poll_states').where('what', '=', what).select(['answered_at', 'failures']).executeTakeFirst()
  return row ?? { answered_at: null, failures: 0 }
}
