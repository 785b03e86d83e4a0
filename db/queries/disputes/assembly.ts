import type { Db } from '../../database'
import { reporterRangos } from '../notices/preferences'

/** Ids of the members of these clans whose rank allows them to report matches. */
export async function reportersOf(db: Db, clans: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('memberships')
    .where('id_clan', 'in', [...clans])
    .where('rango', 'in', [...reporterRangos])
    .select('player_id')
    .execute()
  return rows.map(({ player_id }) => player_id)
}

/** The Leaders' Assembly of a win claim: the Líderes of the etapa's clans, without the two clans of the claim (`parties`). */
export async function assemblyOf(
  db: Db,
  etapa: number,
  parties: readonly number[],
): Promise<{ player_id: number; id_clan: number }[]> {
  return db
    .selectFrom('memberships')
    .innerJoin('clans', 'clans.id', 'memberships.id_clan')
    .where('memberships.id_etapa', '=', etapa)
    .where('memberships.rango', '=', 'Lider')
    .where('memberships.id_clan', 'not in', [...parties])
    .where('clans.deleted_at', 'is', null)
    .select(['memberships.player_id', 'memberships.id_clan'])
    .execute()
}

/** Ids of the open accounts with the admin flag and one of these rols. */
export async function staffOf(db: Db, rols: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('players')
    .where('rol', 'in', [...rols])
    .where('admin', '=', 1)
    .where('closed_at', 'is', null)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}
