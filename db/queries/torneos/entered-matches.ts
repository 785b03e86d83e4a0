import type { Db } from '../../database'

/** A ladder match that was recorded from a torneo match, and was not undone. */
export interface EnteredMatch {
  partida: number
  id_match: number
  ganador: number
  perdedor: number
}

/** The ladder matches recorded from a torneo's matches that were not undone. */
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

/** Stores that the result behind a ladder match was undone in its torneo. `now`: ISO 8601. */
export async function storeUndone(trx: Db, id_match: number, now: string): Promise<void> {
  await trx.updateTable('torneo_matches').set({ anulado_at: now }).where('id_match', '=', id_match).execute()
}

/** True if a ladder match was recorded from a torneo match whose result was undone. */
export async function wasUndoneInTorneo(db: Db, id_match: number): Promise<boolean> {
  const row = await db
    .selectFrom('torneo_matches')
    .where('id_match', '=', id_match)
    .where('anulado_at', 'is not', null)
    .select('id_match')
    .executeTakeFirst()
  return row !== undefined
}
