import { sql, type Selectable } from 'kysely'
import type { AdminPlayer } from '@trinchera/contract/admin'
import { fold } from '@trinchera/rules/folding'
import { isStaff, type StaffMarks } from '@trinchera/rules/permissions'
import { staffFields, type StaffField } from '@trinchera/rules/profile-fields'
import type { BlockedAccount } from '@trinchera/contract/privacidad'
import { searchable, searchFor } from '@trinchera/rules/search'
import type { Db } from '../../database'
import type { PlayersTable } from '../../schema/players'
import type { Page } from '../ladder/tops'
import { undeliveredMails } from '../notices/mails'
import type { PlayerDirectory } from '../players/player-directory'
import { listBlocked } from '../privacy/blocked'
import { playerById, playersByIds } from '../players/players'
import { blockedClosedAt } from '../privacy/blocked'
import { activeSuspensions, runningSuspensions } from '../players/suspensions'

const lockKey = 'admin-lock'

/** Makes changes that could remove the last administrator wait for each other, by locking a settings row. Call it before any other lock. */
export async function lockAdmins(trx: Db): Promise<void> {
  await trx
    .insertInto('settings')
    .values({ key: lockKey, value: '' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: sql`settings.value` }))
    .execute()
}

/** Ids of the administrators who can log in at `now` (ISO 8601): accounts with rol 1 and the admin flag. */
export const activeAdmins = async (db: Db, now: string): Promise<number[]> =>
  (await activeStaff(db, [1], now)).map(({ id }) => id)

/** Staff with one of `rols` who can log in at `now` (ISO 8601): validated, unsuspended accounts with the admin flag. */
export function activeStaff(db: Db, rols: readonly number[], now: string): Promise<{ id: number; rol: number }[]> {
  return db
    .selectFrom('players')
    .where('rol', 'in', [...rols])
    .where('admin', '=', 1)
    .where('validado', '=', 1)
    .where('closed_at', 'is', null)
    .where(({ not, exists, selectFrom }) => {
      const running = selectFrom('suspensions')
        .where('lifted_at', 'is', null)
        .where('hasta', '>', now)
        .where('alcance', '=', 'cuenta')
      return not(exists(running.whereRef('suspensions.player_id', '=', 'players.id').select('suspensions.id')))
    })
    .orderBy('id')
    .select(['id', 'rol'])
    .execute()
}

/** Rol and admin flag of the accounts with these ids, by id. Closed accounts are left out. */
export async function staffMarksOf(db: Db, ids: readonly number[]): Promise<Map<number, StaffMarks>> {
  if (!ids.length) return new Map()
  const rows = await db
    .selectFrom('players')
    .where('id', 'in', [...new Set(ids)])
    .where('closed_at', 'is', null)
    .select(['id', 'rol', 'admin'])
    .execute()
  return new Map(rows.map(({ id, rol, admin }) => [id, { rol, admin: admin === 1 }]))
}

/** Names of the staff among the accounts with these ids, by id. Closed accounts are left out. */
export async function staffNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (!ids.length) return new Map()
  const rows = await db
    .selectFrom('players')
    .where('id', 'in', [...new Set(ids)])
    .where('closed_at', 'is', null)
    .select(['id', 'username', 'rol', 'admin'])
    .execute()
  return new Map(
    rows.filter(({ rol, admin }) => isStaff({ rol, admin: admin === 1 })).map(({ id, username }) => [id, username]),
  )
}

export type PlayerFields = Pick<Selectable<PlayersTable>, StaffField>
export type StoredPlayer = PlayerFields & { id: number; imagen: string | null; created_at: string }

/** A player with the fields that staff may edit; null if there is no open account with this id. */
export async function storedPlayer(db: Db, id: number): Promise<StoredPlayer | null> {
  const row = await db
    .selectFrom('players')
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .select(['id', 'imagen', 'created_at', ...staffFields])
    .executeTakeFirst()
  return row ?? null
}

/**
 * Like `storedPlayer` (a player with the fields that staff may edit), but also locks the player's row until the transaction ends. With
 * `blocked` also a blocked account.
 */
export async function lockPlayer(trx: Db, id: number, { blocked = false } = {}): Promise<StoredPlayer | null> {
  const row = await trx
    .updateTable('players')
    .set({ rol: sql`rol` })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('closed_at', 'is', null), ...(blocked ? [eb('closed_at', '=', blockedClosedAt)] : [])]))
    .returning(['id', 'imagen', 'created_at', ...staffFields])
    .executeTakeFirst()
  return row ?? null
}

/** Updates the given fields of a player. Violates a unique constraint if another account has the name or the e-mail address. */
export async function changePlayer(
  trx: Db,
  id: number,
  { username, ...changes }: Partial<PlayerFields>,
): Promise<void> {
  const named = username === undefined ? {} : { username, username_folded: fold(username) }
  await trx
    .updateTable('players')
    .set({ ...changes, ...named })
    .where('id', '=', id)
    .execute()
}

/** True if an account other than `except` has this e-mail address. */
export async function isEmailTaken(db: Db, email: string, except: number): Promise<boolean> {
  return Boolean(
    await db
      .selectFrom('players')
      .select('id')
      .where('email', '=', email.toLowerCase())
      .where('id', '!=', except)
      .executeTakeFirst(),
  )
}

/** Deletes a player's row and the rows that depend on it. Matches, rosters and the audit log keep the player's name. */
export async function deletePlayer(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('players').where('id', '=', id).execute()
}

/** Ids of accounts that were closed before `time` (ISO 8601) and still have a row, in the order in which they were closed. */
export async function accountsClosedBefore(db: Db, time: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('players')
    .where('closed_at', '<', time)
    .orderBy('closed_at')
    .orderBy('id')
    .limit(limit)
    .select('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Ids (`jti`) of the sessions of a player that are neither revoked nor expired at `now` (ISO 8601). */
export async function openSessionsOf(db: Db, player: number, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .where('player_id', '=', player)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .select('jti')
    .execute()
  return rows.map((row) => row.jti)
}

/**
 * A page of the players as only staff may see them. `busqueda`: part of a name, or an id (docs/behaviour/accounts.md#Search of players).
 * `blocked`: with the blocked accounts, after the others.
 */
export async function adminPlayers(
  db: Db,
  directory: PlayerDirectory,
  { busqueda, page, now, blocked }: { busqueda: string | undefined; page: Page; now: string; blocked: boolean },
): Promise<{ players: AdminPlayer[]; total: number }> {
  const bloqueos = new Map(blocked ? (await listBlocked(db)).map((one) => [one.player_id, one]) : [])
  const hidden = [...bloqueos.values()].map(({ player_id: id, username }) => ({
    id,
    username,
    form: searchable(username),
  }))
  const names = hidden.length ? [...(await directory()), ...hidden] : await directory()
  const isFound = busqueda ? searchFor(busqueda) : null
  const found = isFound ? names.filter(({ id, form }) => String(id) === busqueda || isFound(form)) : names
  const shown = found.slice((page.pagina - 1) * page.por_pagina, page.pagina * page.por_pagina)
  const suspensions = await runningSuspensions(db, now)
  const players = await playersByIds(
    db,
    shown.map(({ id }) => id),
    blocked,
  )
  const secured = await withSecondFactor(
    db,
    players.map(({ id }) => id),
  )
  const undelivered = await undeliveredMails(
    db,
    players.map(({ id }) => id),
  )
  return {
    players: players.map((player) => ({
      ...player,
      username: bloqueos.get(player.id)?.username ?? player.username,
      segundo_paso: secured.has(player.id),
      correo_fallido: undelivered.get(player.id) ?? null,
      suspensiones: suspensions.get(player.id) ?? [],
      bloqueo: bloqueoOf(bloqueos.get(player.id)),
    })),
    total: found.length,
  }
}

const bloqueoOf = (blocked: BlockedAccount | undefined): AdminPlayer['bloqueo'] =>
  blocked ? { fecha: blocked.fecha, motivo: blocked.motivo, quien: blocked.quien } : null

/** Ids of the accounts among `ids` that have a second factor at login. */
async function withSecondFactor(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (!ids.length) return new Set()
  const rows = await db
    .selectFrom('players')
    .where('id', 'in', ids)
    .where('second_factor', '=', 1)
    .select('id')
    .execute()
  return new Set(rows.map((row) => row.id))
}

/** One player as only staff may see them; null if there is no open account with this id. */
export async function adminPlayerById(db: Db, id: number, now: string): Promise<AdminPlayer | null> {
  const player = await playerById(db, id)
  return (
    player && {
      ...player,
      segundo_paso: (await withSecondFactor(db, [id])).has(id),
      correo_fallido: (await undeliveredMails(db, [id])).get(id) ?? null,
      suspensiones: await activeSuspensions(db, id, now),
      bloqueo: null,
    }
  )
}

/** Makes a player the site's administrator (rol 1, admin flag, validated) with a new password. */
export async function promoteToAdmin(trx: Db, id: number, password_hash: string): Promise<void> {
  await trx.updateTable('players').set({ password_hash, rol: 1, admin: 1, validado: 1 }).where('id', '=', id).execute()
}
