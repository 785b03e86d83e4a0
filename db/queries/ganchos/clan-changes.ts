import type { Db } from '../../database'
import { parseSince, type SinceByEvento } from './expanded'
import { clanBaseline, parseMembers } from './ganchos'

/** How a clan differs from what its webhook was last told. */
export interface ClanDifference {
  gancho: number
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

/** Active webhooks whose clan has another place or other members than when it was last looked at. */
export async function changedClans(db: Db): Promise<{ id: number; id_clan: number }[]> {
  const rows = await db
    .selectFrom('ganchos as g')
    .innerJoin('clans as c', 'c.id', 'g.id_clan')
    .where('g.activo', '=', 1)
    .where('c.deleted_at', 'is', null)
    .select(['g.id', 'g.id_clan', 'g.puesto', 'g.miembros'])
    .execute()
  const changed: { id: number; id_clan: number }[] = []
  for (const { id, id_clan, puesto, miembros } of rows) {
    const now = await clanBaseline(db, id_clan)
    if (now.puesto !== puesto || now.miembros !== miembros) changed.push({ id, id_clan })
  }
  return changed
}

/** Stores a webhook's clan as it now is and returns the difference; null if there is none, or another worker was first. */
export async function takeDifference(trx: Db, id: number): Promise<ClanDifference | null> {
  const row = await trx
    .updateTable('ganchos')
    .set((eb) => ({ activo: eb.ref('activo') })) // locks the row
    .where('id', '=', id)
    .where('activo', '=', 1)
    .returning(['id_clan', 'eventos', 'ademas', 'puesto', 'miembros'])
    .executeTakeFirst()
  if (!row) return null
  const clan = await trx
    .selectFrom('clans')
    .where('id', '=', row.id_clan)
    .where('deleted_at', 'is', null)
    .select(['id', 'nombre', 'tag'])
    .executeTakeFirst()
  const now = await clanBaseline(trx, row.id_clan)
  if (!clan || (now.puesto === row.puesto && now.miembros === row.miembros)) return null
  await trx.updateTable('ganchos').set(now).where('id', '=', id).execute()
  const [before, after] = [parseMembers(row.miembros), parseMembers(now.miembros)]
  return {
    gancho: id,
    clan,
    eventos: parseSince(row),
    antes: row.puesto,
    ahora: now.puesto,
    joined: await named(
      trx,
      after.filter((player) => !before.includes(player)),
    ),
    left: await named(
      trx,
      before.filter((player) => !after.includes(player)),
    ),
  }
}
