import { sql } from 'kysely'
import type { Invitacion, Recruit } from '@trinchera/contract/invitaciones'
import { matchesSearch } from '@trinchera/rules/search'
import { inSpanish } from '../../collation'
import type { Db } from '../../database'
import type { InvitacionesTable } from '../../schema/players'
import type { Page } from '../ladder/tops'
import { expiredBefore, pendingByPlayer, presentOffer } from './offers'

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

/** Invitations of a player, newest first: all or, without `all`, only those still pending at `now`. */
export async function invitacionesOf(
  db: Db,
  player: number,
  { all, now }: { all: boolean; now: Date },
): Promise<Invitacion[]> {
  const expiry = expiredBefore(now)
  let query = selectInvitaciones(db)
    .where('i.player_id', '=', player)
    .orderBy('i.fecha_envio', 'desc')
    .orderBy('i.id', 'desc')
  if (!all) query = query.where('i.estado', '=', 'pendiente').where('i.fecha_envio', '>', expiry)
  return (await query.execute()).map((row) => presentOffer(row, expiry))
}

/** The invitations with these ids, each with its state at `now`. */
export async function invitacionesByIds(db: Db, ids: readonly number[], now: Date): Promise<Invitacion[]> {
  if (!ids.length) return []
  const rows = await selectInvitaciones(db)
    .where('i.id', 'in', [...ids])
    .orderBy('i.id')
    .execute()
  return rows.map((row) => presentOffer(row, expiredBefore(now)))
}

/** One invitation with its state at `now`; null if there is no such invitation. */
export async function invitacionById(db: Db, id: number, now: Date): Promise<Invitacion | null> {
  return (await invitacionesByIds(db, [id], now))[0] ?? null
}

export type NewInvitacion = Pick<
  InvitacionesTable,
  'player_id' | 'clan_id' | 'id_etapa' | 'reclutador_id' | 'fecha_envio'
>

/** Stores a pending invitation; returns its id. Violates a unique constraint if one from the clan to the player is pending. */
export async function insertInvitacion(trx: Db, invitacion: NewInvitacion): Promise<number> {
  const { id } = await trx
    .insertInto('invitaciones')
    .values({ ...invitacion, estado: 'pendiente', answered_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Players that a clan can invite, sorted by name: validated players without a clan in the clan's etapa. `busqueda`: part of the name.
 * Players who show no statistics have no wins and losses. `id_invitacion`, `id_solicitud`: the pending invitation or request between the
 * player and this clan, null if there is none.
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
  const found = (busqueda ? names.filter(({ username }) => matchesSearch(username, busqueda)) : names).sort(
    (a, b) => inSpanish(a.username, b.username) || a.id - b.id,
  )
  const shown = page ? found.slice((page.pagina - 1) * page.por_pagina, page.pagina * page.por_pagina) : found
  const records = await db
    .selectFrom('player_records')
    .where('player_id', 'in', db.selectFrom('players').where('estadisticas', '=', 1).select('id'))
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
