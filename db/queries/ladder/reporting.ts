import type { Rango } from '@trinchera/rules/permissions'
import type { Db } from '../../database'
import { rangoOf } from '../../rango'

/** The rango of a player in a clan that is not deleted; null for a player who is no member of one. */
export async function rangoInLivingClan(db: Db, clan: number, player: number): Promise<Rango | null> {
  const row = await db
    .selectFrom('memberships')
    .innerJoin('clans', 'clans.id', 'memberships.id_clan')
    .where('memberships.id_clan', '=', clan)
    .where('memberships.player_id', '=', player)
    .where('clans.deleted_at', 'is', null)
    .select('memberships.rango')
    .executeTakeFirst()
  return row ? rangoOf(row.rango) : null
}

/** What decides whether an etapa takes reports; null if there is no such etapa. */
export async function etapaForReport(
  db: Db,
  id: number,
): Promise<{ id_juego: number; activo: number; archived_at: string | null } | null> {
  const row = await db
    .selectFrom('etapas')
    .where('id', '=', id)
    .select(['id_juego', 'activo', 'archived_at'])
    .executeTakeFirst()
  return row ?? null
}

/** How many of these clans are in the etapa and not deleted. */
export async function countLivingClans(db: Db, etapa: number, ids: readonly number[]): Promise<number> {
  const rows = await db
    .selectFrom('clans')
    .where('id', 'in', ids)
    .where('id_etapa', '=', etapa)
    .where('deleted_at', 'is', null)
    .select('id')
    .execute()
  return rows.length
}
