import { sql } from 'kysely'
import type { Invitacion, Recruit } from '@trinchera/contract/invitaciones'
import { invitacionMs } from '@trinchera/rules/limits'
import type { Db } from '../../database'
import type { InvitacionesTable } from '../../schema/players'
import type { Page } from '../ladder/tops'

/** A pending invitation or request lapses by itself after 14 days (docs/behaviour.md#Lapse of an invitacion), whether or not anything has noted it. */
export const expiredBefore = (now: Date) => new Date(now.getTime() - invitacionMs).toISOString()

const selectInvitaciones = (db: Db) =>
  db
    .selectFrom('invitaciones as i')
    .innerJoin('players as p', 'p.id', 'i.player_id')
    .leftJoin('players as r', 'r.id', 'i.reclutador_id')
    .innerJoin('clans', 'clans.id', 'i.clan_id')
    .innerJoin('etapas', 'etapas.id', 'i.id_etapa')
    .select([
      'i.id',
      'i.player_id',
      'p.username as player',
      'i.clan_id',
      'clans.nombre as clan',
      'etapas.nombre as etapa',
      'i.id_etapa',
      'r.username as reclutador',
      'i.estado',
      'i.fecha_envio',
    ])

/** What nobody answered in time reads as lapsed. */
const present = (row: Invitacion, lapsed: string): Invitacion =>
  row.estado === 'pendiente' && row.fecha_envio <= lapsed ? { ...row, estado: 'vencida' } : row

/** A player's invitations, newest first: those still pending at `now`, or with `all` the past ones too. */
export async function invitacionesOf(
  db: Db,
  player: number,
  { all, now }: { all: boolean; now: Date },
): Promise<Invitacion[]> {
  const lapsed = expiredBefore(now)
  let query = selectInvitaciones(db)
    .where('i.player_id', '=', player)
    .orderBy('i.fecha_envio', 'desc')
    .orderBy('i.id', 'desc')
  if (!all) query = query.where('i.estado', '=', 'pendiente').where('i.fecha_envio', '>', lapsed)
  return (await query.execute()).map((row) => present(row, lapsed))
}

/** Some invitations as they are at `now`. */
export async function invitacionesByIds(db: Db, ids: readonly number[], now: Date): Promise<Invitacion[]> {
  if (!ids.length) return []
  const rows = await selectInvitaciones(db)
    .where('i.id', 'in', [...ids])
    .orderBy('i.id')
    .execute()
  return rows.map((row) => present(row, expiredBefore(now)))
}

/** One invitation as it is at `now`; null where there is none. */
export async function invitacionById(db: Db, id: number, now: Date): Promise<Invitacion | null> {
  return (await invitacionesByIds(db, [id], now))[0] ?? null
}

/** The pending one of a player and a clan, lapsed ones included. */
export async function pendingInvitacion(
  db: Db,
  clan: number,
  player: number,
): Promise<{ id: number; fecha_envio: string } | null> {
  const row = await db
    .selectFrom('invitaciones')
    .where('clan_id', '=', clan)
    .where('player_id', '=', player)
    .where('estado', '=', 'pendiente')
    .select(['id', 'fecha_envio'])
    .executeTakeFirst()
  return row ?? null
}

export type NewInvitacion = Pick<
  InvitacionesTable,
  'player_id' | 'clan_id' | 'id_etapa' | 'reclutador_id' | 'fecha_envio'
>

/** Stores a pending invitation; answers its id. Breaks a uniqueness where one is pending already. */
export async function insertInvitacion(trx: Db, invitacion: NewInvitacion): Promise<number> {
  const { id } = await trx
    .insertInto('invitaciones')
    .values({ ...invitacion, estado: 'pendiente', answered_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type OfferOutcome = Exclude<Invitacion['estado'], 'pendiente'>
export type Offers = 'invitaciones' | 'solicitudes'

/** Ends an invitation or a request that is still pending; `false` where another answer came first. `now`: ISO 8601. */
export async function closeOffer(
  trx: Db,
  table: Offers,
  id: number,
  estado: OfferOutcome,
  now: string,
): Promise<boolean> {
  const row = await trx
    .updateTable(table)
    .set({ estado, answered_at: now })
    .where('id', '=', id)
    .where('estado', '=', 'pendiente')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** All else that was pending for a player in a stage lapses, once the player has a clan there; answers which. */
export async function expireOthers(
  trx: Db,
  table: Offers,
  player: number,
  etapa: number,
  now: string,
): Promise<number[]> {
  const rows = await trx
    .updateTable(table)
    .set({ estado: 'vencida', answered_at: now })
    .where('player_id', '=', player)
    .where('id_etapa', '=', etapa)
    .where('estado', '=', 'pendiente')
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** The stages in which something pending was sent at `lapsed` or before. */
export async function etapasWithExpired(db: Db, table: Offers, lapsed: string): Promise<number[]> {
  const rows = await db
    .selectFrom(table)
    .where('estado', '=', 'pendiente')
    .where('fecha_envio', '<=', lapsed)
    .select('id_etapa')
    .distinct()
    .orderBy('id_etapa')
    .execute()
  return rows.map((row) => row.id_etapa)
}

/** Notes what lapsed by itself in a stage; answers which. Lock the stage first. */
export async function expireOld(trx: Db, table: Offers, etapa: number, lapsed: string, now: string): Promise<number[]> {
  const rows = await trx
    .updateTable(table)
    .set({ estado: 'vencida', answered_at: now })
    .where('id_etapa', '=', etapa)
    .where('estado', '=', 'pendiente')
    .where('fecha_envio', '<=', lapsed)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** By player, what is pending of one kind with a clan at `now`. */
async function pendingByPlayer(db: Db, table: Offers, clan: number, now: Date): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom(table)
    .where('clan_id', '=', clan)
    .where('estado', '=', 'pendiente')
    .where('fecha_envio', '>', expiredBefore(now))
    .select(['id', 'player_id'])
    .execute()
  return new Map(rows.map((row) => [row.player_id, row.id]))
}

/** Neither database sorts or folds case as Spanish does, so names are matched and sorted here. */
const collator = new Intl.Collator('es')

/**
 * Whom a clan can invite: players with a proven account and no clan in its stage, by name; with `busqueda`, those whose name contains it. Those with
 * a pending invitation of this clan, or a request that waits for its answer, carry its id.
 */
export async function recruitsFor(
  db: Db,
  clan: { id: number; id_etapa: number },
  { busqueda, page, now }: { busqueda: string | undefined; page: Page | undefined; now: Date },
): Promise<{ recruits: Recruit[]; total: number }> {
  const names = await db
    .selectFrom('players')
    .where('closed_at', 'is', null)
    .where('validado', '=', 1)
    .where('id', 'not in', db.selectFrom('memberships').where('id_etapa', '=', clan.id_etapa).select('player_id'))
    .select(['id', 'username', 'imagen'])
    .execute()
  const wanted = busqueda?.toLocaleLowerCase('es')
  const found = (
    wanted ? names.filter(({ username }) => username.toLocaleLowerCase('es').includes(wanted)) : names
  ).sort((a, b) => collator.compare(a.username, b.username) || a.id - b.id)
  const shown = page ? found.slice((page.pagina - 1) * page.por_pagina, page.pagina * page.por_pagina) : found
  const records = await db
    .selectFrom('player_records')
    .groupBy('player_id')
    .select(['player_id', sql<number>`sum(victorias)`.as('victorias'), sql<number>`sum(derrotas)`.as('derrotas')])
    .execute()
  const record = new Map(records.map((row) => [row.player_id, row]))
  const [invited, asking] = [
    await pendingByPlayer(db, 'invitaciones', clan.id, now),
    await pendingByPlayer(db, 'solicitudes', clan.id, now),
  ]
  const recruits = shown.map((player) => ({
    ...player,
    victorias: record.get(player.id)?.victorias ?? 0,
    derrotas: record.get(player.id)?.derrotas ?? 0,
    id_invitacion: invited.get(player.id) ?? null,
    id_solicitud: asking.get(player.id) ?? null,
  }))
  return { recruits, total: found.length }
}
