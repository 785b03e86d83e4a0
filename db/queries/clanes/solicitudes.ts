import type { Solicitud } from '@trinchera/contract/invitaciones'
import type { Db } from '../../database'
import type { SolicitudesTable } from '../../schema/players'
import { expiredBefore, presentOffer } from './offers'

const selectSolicitudes = (db: Db) =>
  db
    .selectFrom('solicitudes as s')
    .innerJoin('players as p', 'p.id', 's.player_id')
    .innerJoin('clans', 'clans.id', 's.clan_id')
    .innerJoin('etapas', 'etapas.id', 's.id_etapa')
    .select([
      's.id',
      's.player_id',
      'p.username as player',
      'p.imagen',
      's.clan_id',
      'clans.nombre as clan',
      'etapas.nombre as etapa',
      's.id_etapa',
      's.mensaje',
      's.estado',
      's.fecha_envio',
    ])

const stillPending = (db: Db, now: Date) =>
  selectSolicitudes(db)
    .where('s.estado', '=', 'pendiente')
    .where('s.fecha_envio', '>', expiredBefore(now))
    .orderBy('s.fecha_envio', 'desc')
    .orderBy('s.id', 'desc')

/** Requests of a player to join clans that are pending at `now`, newest first. */
export function solicitudesOf(db: Db, player: number, now: Date): Promise<Solicitud[]> {
  return stillPending(db, now).where('s.player_id', '=', player).execute()
}

/** Requests to join a clan that are pending at `now`, newest first. */
export function solicitudesTo(db: Db, clan: number, now: Date): Promise<Solicitud[]> {
  return stillPending(db, now).where('s.clan_id', '=', clan).execute()
}

/** The requests to join a clan with these ids, each with its state at `now`. */
export async function solicitudesByIds(db: Db, ids: readonly number[], now: Date): Promise<Solicitud[]> {
  if (!ids.length) return []
  const rows = await selectSolicitudes(db)
    .where('s.id', 'in', [...ids])
    .orderBy('s.id')
    .execute()
  return rows.map((row) => presentOffer(row, expiredBefore(now)))
}

/** One request to join a clan, with its state at `now`; null if there is no such request. */
export async function solicitudById(db: Db, id: number, now: Date): Promise<Solicitud | null> {
  return (await solicitudesByIds(db, [id], now))[0] ?? null
}

export type NewSolicitud = Pick<SolicitudesTable, 'player_id' | 'clan_id' | 'id_etapa' | 'mensaje' | 'fecha_envio'>

/** Stores a pending request to join a clan; returns its id. Violates a unique constraint if the player has one to this clan. */
export async function insertSolicitud(trx: Db, solicitud: NewSolicitud): Promise<number> {
  const { id } = await trx
    .insertInto('solicitudes')
    .values({ ...solicitud, estado: 'pendiente', answered_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
