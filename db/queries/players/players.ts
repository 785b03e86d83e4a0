import { sql } from 'kysely'
import type { Player } from '@trinchera/contract/players'
import { fold } from '@trinchera/rules/folding'
import { profileFields } from '@trinchera/rules/profile-fields'
import { rangoOf } from '../../rango'
import type { Edad } from '@trinchera/rules/privacidad'
import { searchFor } from '@trinchera/rules/search'
import type { Db } from '../../database'
import { selectClanRows } from '../../presenters'
import type { Page } from '../ladder/tops'
import type { PlayerDirectory } from './player-directory'

/** The open account with this e-mail address (case is ignored) or username (compared as folded name); undefined if there is none. */
export async function findForLogin(db: Db, identity: string) {
  const query = db
    .selectFrom('players')
    .where('closed_at', 'is', null)
    .select(['id', 'username', 'email', 'rol', 'admin', 'imagen', 'validado', 'password_hash'])
  return identity.includes('@')
    ? query.where('email', '=', identity.toLowerCase()).executeTakeFirst()
    : query.where('username_folded', '=', fold(identity)).executeTakeFirst()
}

/** True if an account other than `except` has this username, compared as folded names. A closed account has it until it is released. */
export async function isUsernameTaken(db: Db, username: string, except = 0): Promise<boolean> {
  return Boolean(
    await db
      .selectFrom('players')
      .select('id')
      .where('username_folded', '=', fold(username))
      .where('id', '!=', except)
      .executeTakeFirst(),
  )
}

/** The first of `email` and `username` that another account already has; null if none has either. */
export async function takenIdentity(
  db: Db,
  { username, email }: { username: string; email: string },
): Promise<'username' | 'email' | null> {
  if (await db.selectFrom('players').select('id').where('email', '=', email.toLowerCase()).executeTakeFirst())
    return 'email'
  return (await isUsernameTaken(db, username)) ? 'username' : null
}

export interface NewPlayer {
  username: string
  email: string
  /** Null for an account without password, which logs in with Google. */
  password_hash: string | null
  volute: string | null
  created_at: string
  rol?: number
  admin?: number
  validado?: number
  google_sub?: string
  edad?: Edad | null
  /** Visibility to others, 1 or 0, of the player's presence and of the matches and statistics. */
  presencia?: number
  estadisticas?: number
}

/** Stores an account; returns its id. Violates a unique constraint if the username or e-mail address is taken (`takenIdentity`). */
export async function insertPlayer(trx: Db, player: NewPlayer): Promise<number> {
  const { id } = await trx
    .insertInto('players')
    .values({
      ...player,
      username_folded: fold(player.username),
      email: player.email.toLowerCase(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Marks the e-mail address of an account as validated. Returns false if it was validated before. */
export async function markValidated(trx: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('players')
    .set({ validado: 1 })
    .where('id', '=', id)
    .where('validado', '=', 0)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Query for open accounts, or with `closed` for all, with their record (wins and losses). */
const selectPlayers = (db: Db, closed = false) =>
  db
    .selectFrom('players')
    .$if(!closed, (query) => query.where('players.closed_at', 'is', null))
    .select([
      'players.id',
      'players.username',
      'players.email',
      'players.rol',
      'players.admin',
      'players.imagen',
      'players.validado',
      'players.created_at',
      'players.estadisticas',
    ])
    .select(profileFields)
    // One subquery per player, because a join with groups would add up the records of all players.
    .select(({ selectFrom }) =>
      (['victorias', 'derrotas'] as const).map((column) =>
        selectFrom('player_records')
          .whereRef('player_records.player_id', '=', 'players.id')
          .select(sql<number>`coalesce(sum(${sql.ref(column)}), 0)`.as('total'))
          .$asScalar()
          .$notNull()
          .as(column),
      ),
    )

type StoredPlayer = Awaited<ReturnType<ReturnType<typeof selectPlayers>['execute']>>[number]

/** The clans of each player, by player id, most recently joined first. */
async function clanesOf(db: Db, ids: readonly number[]): Promise<Map<number, Player['clanes']>> {
  const clanes = new Map<number, Player['clanes']>()
  if (!ids.length) return clanes
  const rows = await selectClanRows(db)
    .innerJoin('memberships', 'memberships.id_clan', 'clans.id')
    .innerJoin('etapas', 'etapas.id', 'clans.id_etapa')
    .innerJoin('juegos', 'juegos.id', 'etapas.id_juego')
    .where('memberships.player_id', 'in', ids)
    .select([
      'memberships.player_id',
      'memberships.rango',
      'memberships.joined_at',
      'etapas.nombre as etapa_nombre',
      'juegos.id as juego_id',
      'juegos.nombre as juego_nombre',
    ])
    .orderBy('memberships.joined_at', 'desc')
    .orderBy('clans.id')
    .execute()
  for (const { player_id, rango, joined_at, etapa_nombre, juego_id, juego_nombre, ...clan } of rows) {
    const own = clanes.get(player_id) ?? []
    own.push({
      ...clan,
      etapa: { id: clan.id_etapa, nombre: etapa_nombre, juego: { id: juego_id, nombre: juego_nombre } },
      PlayerClan: { rango: rangoOf(rango), joined_at },
    })
    clanes.set(player_id, own)
  }
  return clanes
}

/** Number of players per query, well below the limits of SQLite and PostgreSQL for variables. */
const atOnce = 1000

async function present(db: Db, rows: readonly StoredPlayer[]): Promise<(Player & { email: string })[]> {
  const players: (Player & { email: string })[] = []
  for (let start = 0; start < rows.length; start += atOnce) {
    const some = rows.slice(start, start + atOnce)
    const clanes = await clanesOf(
      db,
      some.map((row) => row.id),
    )
    for (const { estadisticas, ...row } of some)
      players.push({
        ...row,
        admin: row.admin === 1,
        validado: row.validado === 1,
        ...(estadisticas === 0 ? { estadisticas_ocultas: true } : {}),
        clanes: clanes.get(row.id) ?? [],
      })
  }
  return players
}

/**
 * The open accounts with these ids, or with `closed` all accounts, in the order of `ids`. They contain `email`; the caller decides who may
 * see it.
 */
export async function playersByIds(
  db: Db,
  ids: readonly number[],
  closed = false,
): Promise<(Player & { email: string })[]> {
  const rows = new Map<number, StoredPlayer>()
  for (let start = 0; start < ids.length; start += atOnce) {
    for (const row of await selectPlayers(db, closed)
      .where('players.id', 'in', ids.slice(start, start + atOnce))
      .execute())
      rows.set(row.id, row)
  }
  return present(
    db,
    ids.flatMap((id) => rows.get(id) ?? []),
  )
}

/** One player with clans and record; null if there is no such open account. The caller decides who may see `email`. */
export async function playerById(db: Db, id: number): Promise<(Player & { email: string }) | null> {
  const [player] = await present(db, await selectPlayers(db).where('players.id', '=', id).execute())
  return player ?? null
}

/** A page of the players by name, without e-mail addresses. `busqueda`: part of a name (docs/behaviour/accounts.md#Search of players). */
export async function listPlayers(
  db: Db,
  directory: PlayerDirectory,
  { busqueda, page }: { busqueda?: string | undefined; page: Page },
) {
  const names = await directory()
  const isFound = busqueda ? searchFor(busqueda) : null
  const found = isFound ? names.filter(({ form }) => isFound(form)) : names
  const shown = found.slice((page.pagina - 1) * page.por_pagina, page.pagina * page.por_pagina)
  const players = await playersByIds(
    db,
    shown.map(({ id }) => id),
  )
  return { players: players.map((player) => asPublic(withoutEmail(player))), total: found.length }
}

/** A player as everybody sees them: without statistics if the player hides these (docs/behaviour/privacy.md#Age and consent). */
export const asPublic = <P extends Omit<Player, 'email'>>(player: P): P =>
  player.estadisticas_ocultas ? { ...player, victorias: 0, derrotas: 0 } : player

/** True if everybody may see a player's matches and statistics. */
export async function showsStatistics(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('players').where('id', '=', id).select('estadisticas').executeTakeFirst()
  return row?.estadisticas !== 0
}

export async function setStatisticsShown(trx: Db, id: number, shown: boolean): Promise<void> {
  await trx
    .updateTable('players')
    .set({ estadisticas: Number(shown) })
    .where('id', '=', id)
    .execute()
}

const withoutEmail = ({ email: _email, ...player }: Player): Omit<Player, 'email'> => player
