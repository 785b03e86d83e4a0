import type { Invitacion } from '@trinchera/contract/invitaciones'
import { invitacionMs } from '@trinchera/rules/limits'
import type { Db } from '../../database'

// Invitations (a clan invites a player) and requests (a player asks to join a clan). In this code, "offer" means an invitation or a
// request.

export type OfferOutcome = Exclude<Invitacion['estado'], 'pendiente'>
export type Offers = 'invitaciones' | 'solicitudes'

/**
 * Latest sending time of an offer that has expired at `now` (ISO 8601; docs/behaviour/clans.md#Lapse of an invitacion). Such an offer may
 * still be stored as pending.
 */
export const expiredBefore = (now: Date) => new Date(now.getTime() - invitacionMs).toISOString()

/** The offer with the state `vencida` if it is pending and was sent at or before `expiry`; otherwise the offer unchanged. */
export const presentOffer = <T extends Pick<Invitacion, 'estado' | 'fecha_envio'>>(row: T, expiry: string): T =>
  row.estado === 'pendiente' && row.fecha_envio <= expiry ? { ...row, estado: 'vencida' as const } : row

/** The offer between a player and a clan that is stored as pending, which may have expired; null if there is none. */
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

/** Ids of a clan's offers that are pending at `now`, by player id. */
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

/** Stores the final state of a pending offer. Returns false, and changes nothing, if it is no longer pending. `now`: ISO 8601. */
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

/** Expires all pending offers of a player in an etapa, because the player has joined a clan there; returns the ids of these offers. */
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

/** Ids of the etapas with offers that are stored as pending and were sent at or before `expiry`. */
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

/** Expires the pending offers of an etapa that were sent at or before `expiry`; returns their ids. Lock the etapa first. */
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
