import type { Invitacion } from '@trinchera/contract/invitaciones'
import { invitacionMs } from '@trinchera/rules/limits'
import type { Db } from '../../database'

// Code shared by invitations (a clan invites a player) and requests (a player asks to join a clan). Both are offers that expire.

export type OfferOutcome = Exclude<Invitacion['estado'], 'pendiente'>
export type Offers = 'invitaciones' | 'solicitudes'

/**
 * Pending invitations and requests sent at or before this time have expired (docs/behaviour/clans.md#Lapse of an invitacion), even if they
 * are still stored as pending.
 */
export const expiredBefore = (now: Date) => new Date(now.getTime() - invitacionMs).toISOString()

/** Presents an expired offer as `vencida`, even if it is still stored as pending. */
export const presentOffer = <T extends Pick<Invitacion, 'estado' | 'fecha_envio'>>(row: T, expiry: string): T =>
  row.estado === 'pendiente' && row.fecha_envio <= expiry ? { ...row, estado: 'vencida' as const } : row

/** The offer between a player and a clan that is stored as pending, even if it has expired. */
export async function pendingOffer(
  db: Db,
  table: Offers,
  clan: number,
  player: number,
): Promise<{ id: number; fecha_envio: string } | null> {
  const row = await db
    .selectFrom(table)
    .where('clan_id', '=', clan)
    .where('player_id', '=', player)
    .where('estado', '=', 'pendiente')
    .select(['id', 'fecha_envio'])
    .executeTakeFirst()
  return row ?? null
}

/** Ids of a clan's pending offers at `now`, by player. */
export async function pendingByPlayer(db: Db, table: Offers, clan: number, now: Date): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom(table)
    .where('clan_id', '=', clan)
    .where('estado', '=', 'pendiente')
    .where('fecha_envio', '>', expiredBefore(now))
    .select(['id', 'player_id'])
    .execute()
  return new Map(rows.map((row) => [row.player_id, row.id]))
}

/** Closes a pending invitation or request; false if it was already closed. `now`: ISO 8601. */
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

/** Expires all other pending offers of a player in a stage, after the player joined a clan there; returns their ids. */
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

/** Ids of the stages that have pending offers sent at or before `expiry`. */
export async function etapasWithExpired(db: Db, table: Offers, expiry: string): Promise<number[]> {
  const rows = await db
    .selectFrom(table)
    .where('estado', '=', 'pendiente')
    .where('fecha_envio', '<=', expiry)
    .select('id_etapa')
    .distinct()
    .orderBy('id_etapa')
    .execute()
  return rows.map((row) => row.id_etapa)
}

/** Stores a stage's pending offers sent at or before `expiry` as expired; returns their ids. The caller locks the stage first. */
export async function expireOld(trx: Db, table: Offers, etapa: number, expiry: string, now: string): Promise<number[]> {
  const rows = await trx
    .updateTable(table)
    .set({ estado: 'vencida', answered_at: now })
    .where('id_etapa', '=', etapa)
    .where('estado', '=', 'pendiente')
    .where('fecha_envio', '<=', expiry)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}
