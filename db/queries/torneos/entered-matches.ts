import type { Db } from '../../database'

/** A match of the ladder that was recorded for a match of a torneo. `partida`: number of the torneo's match. */
export interface EnteredMatch {
  partida: number
  id_match: number
  ganador: number
  perdedor: number
}

/** The ladder matches recorded for matches of a torneo, except those whose torneo result was undone later. */
export const enteredMatches = (db: Db, torneo: number): Promise<EnteredMatch[]> =>
  db
    .selectFrom('torneo_matches as t')
    .innerJoin('matches as m', 'm.id', 't.id_match')
    .where('t.id_torneo', '=', torneo)
    .where('t.anulado_at', 'is', null)
    .select(['t.partida', 't.id_match', 'm.id_clan_ganador as ganador', 'm.id_clan_perdedor as perdedor'])
    .execute()

export async function storeEntered(
  trx: Db,
  entered: { id_torneo: number; partida: number; id_match: number },
): Promise<void> {
  await trx
    .insertInto('torneo_matches')
    .values({ ...entered, anulado_at: null })
    .execute()
}

/** Stores that the result for which a ladder match was recorded was undone in the torneo. `now`: ISO 8601. */
export async function storeUndone(trx: Db, id_match: number, now: string): Promise<void> {
  await trx.updateTable('torneo_matches').set({ anulado_at: now }).where('id_match', '=', id_match).execute()
}

/** True if a ladder match was recorded for a torneo's match whose result was later undone. */
export async function wasUndoneInTorneo(db: Db, id_match: number): Promise<boolean> {
  const row = await db
    .selectFrom('torneo_matches')
    .where('id_match', '=', id_match)
    .where('anulado_at', 'is not', null)
    .select('id_match')
    .executeTakeFirst()
  return row !== undefined
}
