import type { Db } from '../../database'
import { lapsed } from './lapsed'

/** How much later than requested a lease (the right to a task) may end, because the clocks of two machines may differ, ms. */
const clockDifference = 60_000

/** A task that only one process at a time does, for as long as that process runs. */
type Duty = 'bot' | 'respaldo'

/**
 * Takes or renews the lease of a task until `until`. `active`: `holder` has the lease now. The returned `until`: when the present lease
 * ends, whoever holds it. Times are ISO 8601. If the holder dies, its lease ends at that time (docs/behaviour/discord-and-webhooks.md#One
 * bot on duty).
 */
export async function holdLease(
  db: Db,
  what: Duty,
  holder: string,
  { now, until }: { now: string; until: string },
): Promise<{ active: boolean; until: string }> {
  const latest = new Date(Date.parse(until) + clockDifference).toISOString()
  await db
    .insertInto('poll_states')
    .values({ what, failures: 0 })
    .onConflict((conflict) => conflict.column('what').doNothing())
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('poll_states')
    .set({ busy_until: until, holder })
    .where('what', '=', what)
    .where((eb) =>
      eb.or([eb('holder', 'is', null), eb('holder', '=', holder), lapsed(eb, 'busy_until', { now, latest })]),
    )
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return { active: true, until }
  const held = await db.selectFrom('poll_states').where('what', '=', what).select('busy_until').executeTakeFirst()
  return { active: false, until: held?.busy_until ?? now }
}

/** Gives up the lease of a task. Does nothing if another process has the lease. */
export async function giveBackLease(db: Db, what: Duty, holder: string): Promise<void> {
  await db
    .updateTable('poll_states')
    .set({ busy_until: null, holder: null })
    .where('what', '=', what)
    .where('holder', '=', holder)
    .execute()
}
