import type { Db } from '../../database'
import { deleteDevicesOf, deleteDevicesOfSession } from '../push/devices'
import { selectAccount } from './accounts'
import { suspendedAccounts } from './suspensions'

export async function insertSession(
  trx: Db,
  session: { jti: string; player_id: number; created_at: string; expires_at: string; nombre?: string },
): Promise<void> {
  await trx
    .insertInto('sessions')
    .values({ nombre: null, ...session, revoked_at: null, reason: null, used_at: session.created_at })
    .execute()
}

/** The player of a session open at `now` (ISO 8601), with the account suspension that ends last; undefined if there is none. */
export async function findOpenSession(db: Db, jti: string, now: string) {
  return selectAccount(db, now)
    .innerJoin('sessions', 'sessions.player_id', 'players.id')
    .where('sessions.jti', '=', jti)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .select(['sessions.jti', 'sessions.created_at as since', 'sessions.used_at'])
    .executeTakeFirst()
}

/** Like `findOpenSession` (the session's player), but first locks the session's row, so that nothing else ends the session meanwhile. */
export async function lockOpenSession(trx: Db, jti: string, now: string) {
  await trx.updateTable('sessions').set({ jti }).where('jti', '=', jti).execute()
  return findOpenSession(trx, jti, now)
}

/** The sessions among `jtis` that are open at `now` (ISO 8601) and belong to accounts that are not suspended. */
export async function openSessionsAmong(db: Db, jtis: readonly string[], now: string): Promise<Set<string>> {
  if (!jtis.length) return new Set()
  const rows = await db
    .selectFrom('sessions')
    .select('jti')
    .where('jti', 'in', jtis)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('player_id', 'not in', suspendedAccounts(db, now))
    .execute()
  return new Set(rows.map((row) => row.jti))
}

/** Ids of the players of open accounts who have a session that is open at `now` (ISO 8601). */
export async function playersWithSession(db: Db, now: string): Promise<number[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('players', 'players.id', 'sessions.player_id')
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('players.closed_at', 'is', null)
    .select('sessions.player_id')
    .distinct()
    .execute()
  return rows.map(({ player_id }) => player_id)
}

/** Ends a session and deletes the push device that it registered. Returns false if the session had already ended. */
export async function endSession(trx: Db, jti: string, now: string, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sessions')
    .set({ revoked_at: now, reason })
    .where('jti', '=', jti)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  await deleteDevicesOfSession(trx, jti)
  return numUpdatedRows > 0n
}

export interface Revocation {
  /** `jti` of a session that is not ended. */
  except?: string
  reason: string
  now: string
}

/** Ends a player's open sessions and deletes the push devices that they registered; returns the `jti` of each ended session. */
export async function revokeSessions(
  trx: Db,
  playerId: number,
  { except, reason, now }: Revocation,
): Promise<string[]> {
  const rows = await trx
    .updateTable('sessions')
    .set({ revoked_at: now, reason })
    .where('player_id', '=', playerId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(except !== undefined, (query) => query.where('jti', '!=', except ?? ''))
    .returning('jti')
    .execute()
  await deleteDevicesOf(trx, playerId, except)
  return rows.map((row) => row.jti)
}

/** A player's sessions that are open at `now` (ISO 8601), most recently used first. */
export function openSessionsOfPlayer(db: Db, player: number, now: string) {
  return db
    .selectFrom('sessions')
    .where('player_id', '=', player)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy((eb) => eb.fn.coalesce('used_at', 'created_at'), 'desc')
    .select(['jti', 'nombre', 'created_at', 'used_at'])
    .execute()
}

/** Records that a session was used at `now`. Returns false, and does nothing, if a use after `before` is recorded. Times are ISO 8601. */
export async function recordSessionUse(trx: Db, jti: string, now: string, before: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sessions')
    .set({ used_at: now })
    .where('jti', '=', jti)
    .where((eb) => eb.or([eb('used_at', 'is', null), eb('used_at', '<=', before)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
