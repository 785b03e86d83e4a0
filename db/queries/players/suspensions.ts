import type { Suspension } from '@trinchera/contract/admin'
import type { Db } from '../../database'
import type { SuspensionsTable } from '../../schema/players'

const running = (db: Db, now: string) =>
  db
    .selectFrom('suspensions')
    .where('lifted_at', 'is', null)
    .where('hasta', '>', now)
    .select(['id', 'player_id', 'alcance', 'hasta', 'motivo', 'created_at'])

/** Subquery for the ids of players whose account is suspended at `now` (ISO 8601). */
export const suspendedAccounts = (db: Db, now: string) =>
  db
    .selectFrom('suspensions')
    .where('alcance', '=', 'cuenta')
    .where('lifted_at', 'is', null)
    .where('hasta', '>', now)
    .select('player_id')

/** A player's suspensions in force at `now` (ISO 8601), the one that ends last first; at most one for each `alcance` (what it forbids). */
export function activeSuspensions(db: Db, playerId: number, now: string): Promise<Suspension[]> {
  return running(db, now).where('player_id', '=', playerId).orderBy('hasta', 'desc').orderBy('id').execute()
}

/** All suspensions in force at `now` (ISO 8601), by player id. */
export async function runningSuspensions(db: Db, now: string): Promise<Map<number, Suspension[]>> {
  const byPlayer = new Map<number, Suspension[]>()
  for (const suspension of await running(db, now).orderBy('hasta', 'desc').orderBy('id').execute()) {
    const own = byPlayer.get(suspension.player_id)
    if (own) own.push(suspension)
    else byPlayer.set(suspension.player_id, [suspension])
  }
  return byPlayer
}

/** One suspension; null if there is no such suspension or it is not in force at `now` (ISO 8601). */
export async function runningSuspension(db: Db, id: number, now: string): Promise<Suspension | null> {
  return (await running(db, now).where('id', '=', id).executeTakeFirst()) ?? null
}

export type NewSuspension = Pick<
  SuspensionsTable,
  'player_id' | 'alcance' | 'hasta' | 'motivo' | 'created_at' | 'created_by'
>

/** Stores a suspension. `hasta` must have the format of `Date.toISOString`, because times are compared as text. */
export async function insertSuspension(trx: Db, suspension: NewSuspension): Promise<Suspension> {
  return trx
    .insertInto('suspensions')
    .values({ ...suspension, lifted_at: null, lifted_by: null })
    .returning(['id', 'player_id', 'alcance', 'hasta', 'motivo', 'created_at'])
    .executeTakeFirstOrThrow()
}

export async function liftSuspension(trx: Db, id: number, by: number, now: string): Promise<void> {
  await trx.updateTable('suspensions').set({ lifted_at: now, lifted_by: by }).where('id', '=', id).execute()
}

/** Changes when a suspension ends. `hasta` must have the format of `Date.toISOString`. */
export async function setSuspensionEnd(trx: Db, id: number, hasta: string): Promise<void> {
  await trx.updateTable('suspensions').set({ hasta }).where('id', '=', id).execute()
}
