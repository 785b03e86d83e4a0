import { sql } from 'kysely'
import type { AdminPlayer, Suspension } from '@trinchera/contract/admin'
import type { Player } from '@trinchera/contract/players'
import { fold } from '@trinchera/rules/folding'
import { isStaff, type StaffMarks } from '@trinchera/rules/permissions'
import type { Db } from '../../database'
import type { PlayersTable } from '../../schema/players'
import type { Page } from '../ladder/tops'
import { playerById, playersByIds } from '../players/players'
import { activeSuspensions, runningSuspensions } from '../players/suspensions'

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
export async function activeAdmins(db: Db, now: string): Promise<number[]> {
  const rows = await db
    .selectFrom('players')
    .where('rol', '=', 1)
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
    .select('id')
    .execute()
  return rows.map((row) => row.id)
}

/** The rol and flag of each of these open accounts. */
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

/** The names of those of these who are staff now. */
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

/** What staff change of a player, as it is stored. */
const editable = ['username', 'email', 'volute', 'twitch', 'youtube', 'validado', 'rol', 'admin'] as const
export type PlayerFields = Pick<PlayersTable, 'username' | 'email' | 'volute' | 'twitch' | 'youtube'> & {
  validado: number
  rol: number
  admin: number
}
export type StoredPlayer = PlayerFields & { id: number; imagen: string | null; created_at: string }

/** A player as staff change them; null where there is no such open account. */
export async function storedPlayer(db: Db, id: number): Promise<StoredPlayer | null> {
  const row = await db
    .selectFrom('players')
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .select(['id', 'imagen', 'created_at', ...editable])
    .executeTakeFirst()
  return row ?? null
}

/** The same, locked until the transaction ends. */
export async function lockPlayer(trx: Db, id: number): Promise<StoredPlayer | null> {
  const row = await trx
    .updateTable('players')
    .set({ rol: sql`rol` })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning(['id', 'imagen', 'created_at', ...editable])
    .executeTakeFirst()
  return row ?? null
}

/** Changes what is given and leaves the rest. Breaks a uniqueness where the name or the e-mail is another's. */
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

/** Whether an e-mail is somebody else's. */
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

/** Takes a player's row away and with it what is only theirs; matches, rosters and the audit log name them still. */
export async function deletePlayer(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('players').where('id', '=', id).execute()
}

/** Accounts that were closed before a time (ISO 8601) and still hold their name, the earliest first. */
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

/** The open sessions of a player at `now` (ISO 8601), for those who must hear of it. */
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

/** Neither database sorts or folds case as Spanish does, so names are matched and sorted here. */
const collator = new Intl.Collator('es')

/** Every open account's name, as Spanish sorts it. */
export async function playerNames(db: Db): Promise<{ id: number; nombre: string }[]> {
  const rows = await db
    .selectFrom('players')
    .where('closed_at', 'is', null)
    .select(['id', 'username as nombre'])
    .execute()
  return rows.sort((a, b) => collator.compare(a.nombre, b.nombre) || a.id - b.id)
}

const withSuspensions = (
  player: Player & { email: string },
  suspensions: ReadonlyMap<number, Suspension[]>,
): AdminPlayer => ({ ...player, suspensiones: suspensions.get(player.id) ?? [] })

/** Players as staff see them; with `busqueda`, those whose name contains it whatever its case, or whose id it is (docs/behaviour.md#Search of players). */
export async function adminPlayers(
  db: Db,
  { busqueda, page, now }: { busqueda: string | undefined; page: Page | undefined; now: string },
): Promise<{ players: AdminPlayer[]; total: number }> {
  const names = await playerNames(db)
  const wanted = busqueda?.toLocaleLowerCase('es')
  const found = wanted
    ? names.filter(({ id, nombre }) => String(id) === wanted || nombre.toLocaleLowerCase('es').includes(wanted))
    : names
  const shown = page ? found.slice((page.pagina - 1) * page.por_pagina, page.pagina * page.por_pagina) : found
  const suspensions = await runningSuspensions(db, now)
  const players = await playersByIds(
    db,
    shown.map(({ id }) => id),
  )
  return { players: players.map((player) => withSuspensions(player, suspensions)), total: found.length }
}

/** One player as staff see them; null where there is no such open account. */
export async function adminPlayerById(db: Db, id: number, now: string): Promise<AdminPlayer | null> {
  const player = await playerById(db, id)
  return player && { ...player, suspensiones: await activeSuspensions(db, id, now) }
}

/** Makes a player the site's administrator (rol 1, admin flag, validated) with a new password. */
export async function promoteToAdmin(trx: Db, id: number, password_hash: string): Promise<void> {
  await trx.updateTable('players').set({ password_hash, rol: 1, admin: 1, validado: 1 }).where('id', '=', id).execute()
}
