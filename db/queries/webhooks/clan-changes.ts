import type { Db } from '../../database'
import { parseSince, type SinceByEvento } from './expanded'
import { clanBaseline, parseMembers } from './webhooks'

/** What has changed in a clan since its webhook was last notified: place (`antes`, `ahora`) and members. `eventos`: its chosen events. */
export interface ClanDifference {
  webhook: number
  clan: { id: number; nombre: string; tag: string }
  eventos: SinceByEvento
  antes: number
  ahora: number
  joined: { id: number; username: string }[]
  left: { id: number; username: string }[]
}

const named = async (db: Db, ids: readonly number[]) =>
  ids.length
    ? db
        .selectFrom('players')
        .where('id', 'in', [...ids])
        .orderBy('id')
        .select(['id', 'username'])
        .execute()
    : []

type Baseline = Awaited<ReturnType<typeof clanBaseline>>
const isSame = (one: Baseline, other: Baseline) => one.puesto === other.puesto && one.miembros === other.miembros

/** A webhook (`id`) whose clan has changed. `before`: place and members when it was last notified or, before the first time, added. */
export interface ChangedClan {
  id: number
  before: Baseline
  now: Baseline
}

/** Active webhooks whose clan has a place or members other than those stored with the webhook. */
export async function changedClans(db: Db): Promise<ChangedClan[]> {
  const rows = await db
    .selectFrom('ganchos as g')
    .innerJoin('clans as c', 'c.id', 'g.id_clan')
    .where('g.activo', '=', 1)
    .where('c.deleted_at', 'is', null)
    .select(['g.id', 'g.id_clan', 'g.puesto', 'g.miembros'])
    .execute()
  const changed: ChangedClan[] = []
  for (const { id, id_clan, puesto, miembros } of rows) {
    const before = { puesto, miembros }
    const now = await clanBaseline(db, id_clan)
    if (!isSame(before, now)) changed.push({ id, before, now })
  }
  return changed
}

/**
 * Stores the current place and members of a clan with its webhook; returns what has changed. Null if the webhook is no longer active, the
 * clan is deleted, or another worker has stored the change already.
 */
export async function takeDifference(trx: Db, { id, before, now }: ChangedClan): Promise<ClanDifference | null> {
  const row = await trx
    .updateTable('ganchos')
    .set((eb) => ({ activo: eb.ref('activo') })) // changes nothing, but locks the row
    .where('id', '=', id)
    .where('activo', '=', 1)
    .returning(['id_clan', 'eventos', 'ademas', 'puesto', 'miembros'])
    .executeTakeFirst()
  if (!row || !isSame(row, before)) return null
  const clan = await trx
    .selectFrom('clans')
    .where('id', '=', row.id_clan)
    .where('deleted_at', 'is', null)
    .select(['id', 'nombre', 'tag'])
    .executeTakeFirst()
  if (!clan) return null
  await trx.updateTable('ganchos').set(now).where('id', '=', id).execute()
  const [members, membersNow] = [parseMembers(before.miembros), parseMembers(now.miembros)]
  return {
    webhook: id,
    clan,
    eventos: parseSince(row),
    antes: before.puesto,
    ahora: now.puesto,
    joined: await named(
      trx,
      membersNow.filter((player) => !members.includes(player)),
    ),
    left: await named(
      trx,
      members.filter((player) => !membersNow.includes(player)),
    ),
  }
}
