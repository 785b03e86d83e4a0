import { rangos, type Rango } from '@trinchera/rules/permissions'
import type { Db } from '../../database'
import { rangoOf } from '../../rango'
import { reviseClan } from './clanes'
import { deleteWebhooksOf } from '../webhooks/webhooks'
import { lockEtapa, nextSeq } from '../ladder/log'

/** A clan that was removed. `invitaciones`, `solicitudes`: ids of its pending invitations and requests, which ended with the removal. */
export interface RemovedClan {
  id: number
  id_etapa: number
  nombre: string
  tag: string
  invitaciones: number[]
  solicitudes: number[]
}

/**
 * Removes a clan from its etapa: adds an entry to the etapa's log, frees the clan's name and tag, removes its members and webhooks,
 * withdraws its pending invitations and expires pending requests to it (docs/rules.md#Clan deletion). Locks the etapa's row first. Null if
 * there is no such clan. `now`: ISO 8601.
 */
export async function markClanRemoved(trx: Db, id: number, now: string): Promise<RemovedClan | null> {
  const living = trx
    .selectFrom('clans')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['id', 'id_etapa', 'nombre', 'tag'])
  const found = await living.executeTakeFirst()
  if (!found) return null
  await lockEtapa(trx, found.id_etapa)
  const clan = await living.executeTakeFirst() // read again, because another request may have removed the clan before the lock was obtained
  if (!clan) return null
  const seq = await nextSeq(trx, clan.id_etapa)
  await trx.insertInto('clan_removals').values({ id_clan: id, id_etapa: clan.id_etapa, seq, fecha: now }).execute()
  await trx
    .updateTable('clans')
    .set({ deleted_at: now, nombre_folded: null, tag_folded: null })
    .where('id', '=', id)
    .execute()
  await trx.deleteFrom('memberships').where('id_clan', '=', id).execute()
  await deleteWebhooksOf(trx, id)
  const pending = { invitaciones: 'retirada', solicitudes: 'vencida' } as const
  const ended = async (table: keyof typeof pending) => {
    const rows = await trx
      .updateTable(table)
      .set({ estado: pending[table], answered_at: now })
      .where('clan_id', '=', id)
      .where('estado', '=', 'pendiente')
      .returning('id')
      .execute()
    return rows.map((row) => row.id)
  }
  return { ...clan, invitaciones: await ended('invitaciones'), solicitudes: await ended('solicitudes') }
}

export interface HeldMembership {
  id_clan: number
  id_etapa: number
  rango: Rango
  archivada: boolean
}

/** A player's memberships of clans, ordered by etapa, because callers must lock etapas in this order. */
export async function membershipsOf(db: Db, player: number): Promise<HeldMembership[]> {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('etapas', 'etapas.id', 'm.id_etapa')
    .where('m.player_id', '=', player)
    .orderBy('m.id_etapa')
    .select(['m.id_clan', 'm.id_etapa', 'm.rango', 'etapas.archived_at'])
    .execute()
  return rows.map(({ archived_at, ...row }) => ({ ...row, rango: rangoOf(row.rango), archivada: archived_at !== null }))
}

/**
 * The member who becomes Lider if `leaving` leaves the clan: the one with the highest rank and, among equals, the one who joined first.
 * Blocked accounts do not count. Null if nobody else is left (docs/behaviour/clans.md#Succession of a leader).
 */
export async function successorIn(db: Db, clan: number, leaving: number): Promise<number | null> {
  const members = await db
    .selectFrom('memberships as m')
    .innerJoin('players as p', 'p.id', 'm.player_id')
    .where('m.id_clan', '=', clan)
    .where('m.player_id', '!=', leaving)
    .where('p.closed_at', 'is', null)
    .select(['m.player_id', 'm.rango', 'm.joined_at'])
    .execute()
  const height = ({ rango }: { rango: string }) => rangos.indexOf(rangoOf(rango))
  const [first] = members.sort(
    (a, b) => height(a) - height(b) || a.joined_at.localeCompare(b.joined_at) || a.player_id - b.player_id,
  )
  return first?.player_id ?? null
}

export async function endMembership(trx: Db, clan: number, player: number): Promise<void> {
  await trx.deleteFrom('memberships').where('id_clan', '=', clan).where('player_id', '=', player).execute()
  await reviseClan(trx, clan, [`players:${player}`])
}

/** Makes a member the Lider of a clan; if `player` is null, the clan has no Lider. The previous Lider keeps the stored rank. */
export async function makeLider(trx: Db, clan: number, player: number | null): Promise<void> {
  await trx.updateTable('clans').set({ id_lider: player }).where('id', '=', clan).execute()
  if (player === null) return
  await trx
    .updateTable('memberships')
    .set({ rango: 'Lider' })
    .where('id_clan', '=', clan)
    .where('player_id', '=', player)
    .execute()
  await reviseClan(trx, clan, [`players:${player}`])
}
