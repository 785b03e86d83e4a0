import { sql } from 'kysely'
import type { Db } from '../../database'

/** Who is asked by turns. */
export type PollTarget = 'twitch' | 'servidores'

export interface PollState {
  /** The last whole answer, ISO 8601; null: there was none. */
  answered_at: string | null
  /** Failures in a row. */
  failures: number
}

/** How asking goes; what nobody has asked yet has not failed either. */
export async function pollState(db: Db, what: PollTarget): Promise<PollState> {
  const row = await db
    .selectFrom('poll_states')
    .where('what', '=', what)
    .select(['answered_at', 'failures'])
    .executeTakeFirst()
  return row ?? { answered_at: null, failures: 0 }
}

/**
 * Takes the turn to ask until a time; false where another worker is at it or, unless `anytime`, where it is too soon. Times ISO 8601.
 * A worker that dies in its turn holds it no longer than that.
 */
export async function acquireLease(
  db: Db,
  what: PollTarget,
  { now, until, anytime }: { now: string; until: string; anytime: boolean },
): Promise<boolean> {
  await db
    .insertInto('poll_states')
    .values({ what, failures: 0 })
    .onConflict((conflict) => conflict.column('what').doNothing())
    .execute()
  const free = db
    .updateTable('poll_states')
    .set({ busy_until: until })
    .where('what', '=', what)
    .where((eb) => eb.or([eb('busy_until', 'is', null), eb('busy_until', '<=', now)]))
  const { numUpdatedRows } = await (anytime
    ? free
    : free.where((eb) => eb.or([eb('next_at', 'is', null), eb('next_at', '<=', now)]))
  ).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Gives the turn back; `next`: not before this will anyone take it. */
export async function releaseLease(db: Db, what: PollTarget, next: string): Promise<void> {
  await db.updateTable('poll_states').set({ busy_until: null, next_at: next }).where('what', '=', what).execute()
}

/** The same as `pollState`, locked until the transaction ends: one answer is stored at a time. */
export async function lockPoll(trx: Db, what: PollTarget): Promise<PollState> {
  return trx
    .insertInto('poll_states')
    .values({ what, failures: 0 })
    .onConflict((conflict) => conflict.column('what').doUpdateSet({ failures: sql`poll_states.failures` }))
    .returning(['answered_at', 'failures'])
    .executeTakeFirstOrThrow()
}

export async function recordAnswer(trx: Db, what: PollTarget, now: string): Promise<void> {
  await trx.updateTable('poll_states').set({ answered_at: now, failures: 0 }).where('what', '=', what).execute()
}

export async function recordFailure(trx: Db, what: PollTarget, now: string): Promise<void> {
  await trx
    .updateTable('poll_states')
    .set({ failed_at: now, failures: sql`failures + 1` })
    .where('what', '=', what)
    .execute()
}

/** As if it had never been asked. */
export async function deletePoll(trx: Db, what: PollTarget): Promise<void> {
  await trx.deleteFrom('poll_states').where('what', '=', what).execute()
}
