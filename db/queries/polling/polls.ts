import { sql } from 'kysely'
import type { Db } from '../../database'
import { lapsed } from './lapsed'

/** External services polled under a lease. */
export type PollTarget = 'twitch' | 'servidores' | 'retos'

export interface PollState {
  /** Time of the last complete answer, ISO 8601; null if there was none. */
  answered_at: string | null
  /** Failed polls in a row since the last complete answer. */
  failures: number
}

/** State of polling a target. A target that was never polled has no failures. */
export async function pollState(db: Db, what: PollTarget): Promise<PollState> {
  const row = await db
    .selectFrom('poll_states')
    .where('what', '=', what)
    .select(['answered_at', 'failures'])
    .executeTakeFirst()
  return row ?? { answered_at: null, failures: 0 }
}

/**
 * Acquires the lease to poll until a time; false if another worker holds it or, unless `force`, if the next poll is not due. Times are ISO
 * 8601. The lease of a dead worker expires at that time. `latest`: a stored time later than this is ignored (see `lapsed`).
 */
export async function acquireLease(
  db: Db,
  what: PollTarget,
  { now, until, latest, force }: { now: string; until: string; latest: string; force: boolean },
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
    .where((eb) => lapsed(eb, 'busy_until', { now, latest }))
  const { numUpdatedRows } = await (force
    ? free
    : free.where((eb) => lapsed(eb, 'next_at', { now, latest }))
  ).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Releases the lease; `next`: earliest time of the next poll. */
export async function releaseLease(db: Db, what: PollTarget, next: string): Promise<void> {
  await db.updateTable('poll_states').set({ busy_until: null, next_at: next }).where('what', '=', what).execute()
}

/** Like `pollState`, and locks the row until the transaction ends, so that answers are stored one after the other. */
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

/** Deletes the polling state of a target, as if it had never been polled. */
export async function deletePoll(trx: Db, what: PollTarget): Promise<void> {
  await trx.deleteFrom('poll_states').where('what', '=', what).execute()
}
