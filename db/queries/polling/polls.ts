import { sql } from 'kysely'
import type { Db } from '../../database'
import { lapsed } from './lapsed'

/** External services that workers poll at intervals. Only the worker that holds the lease (a right to poll that expires) polls. */
export type PollTarget = 'twitch' | 'servidores' | 'retos'

export interface PollState {
  /** Time (ISO 8601) of the last complete reply of the polled service; null if there was none. */
  answered_at: string | null
  /** Number of failed polls since the last complete reply. */
  failures: number
}

/** State of polling a service; zero failures if the service was never polled. */
export async function pollState(db: Db, what: PollTarget): Promise<PollState> {
  const row = await db
    .selectFrom('poll_states')
    .where('what', '=', what)
    .select(['answered_at', 'failures'])
    .executeTakeFirst()
  return row ?? { answered_at: null, failures: 0 }
}

/**
 * Takes the lease (right to poll) of a target until `until`. Returns false if another worker has it or, unless `force`, if the next poll is
 * not due at `now`. If the worker dies, the lease ends at `until`. Stored times after `latest` are ignored (see `lapsed`). Times are ISO
 * 8601.
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

/** Gives up the lease of a target and stores when the next poll is due (`next`). */
export async function releaseLease(db: Db, what: PollTarget, next: string): Promise<void> {
  await db.updateTable('poll_states').set({ busy_until: null, next_at: next }).where('what', '=', what).execute()
}

/** Like `pollState` (state of polling a service), but locks it until the transaction ends, so that replies are stored one by one. */
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

/** Deletes the polling state of a target, which then counts as never polled. */
export async function deletePoll(trx: Db, what: PollTarget): Promise<void> {
  await trx.deleteFrom('poll_states').where('what', '=', what).execute()
}
