import type { Db } from '../../database'
import type { RulingsTable } from '../../schema/ladder'

/** The fields of a match on which a ruling about it depends. */
export interface MatchFacts {
  id: number
  id_etapa: number
  seq: number
  id_clan_ganador: number
  id_clan_perdedor: number
  fecha: string
}

export async function matchFacts(db: Db, id: number): Promise<MatchFacts | null> {
  const row = await db
    .selectFrom('matches')
    .where('id', '=', id)
    .select(['id', 'id_etapa', 'seq', 'id_clan_ganador', 'id_clan_perdedor', 'fecha'])
    .executeTakeFirst()
  return row ?? null
}

/** The ruling in force about a match; null if there is none. */
export async function standingRuling(
  db: Db,
  match: number,
): Promise<{
  id: number
  tipo: RulingsTable['tipo']
  motivo: string
  id_clan: number | null
  seq: number | null
  created_at: string
} | null> {
  const row = await db
    .selectFrom('rulings')
    .where('match_id', '=', match)
    .where('lifted_at', 'is', null)
    .select(['id', 'tipo', 'motivo', 'id_clan', 'seq', 'created_at'])
    .executeTakeFirst()
  return row ?? null
}

export async function insertRuling(
  trx: Db,
  ruling: Omit<RulingsTable, 'id' | 'lifted_at' | 'lifted_by'>,
): Promise<void> {
  await trx
    .insertInto('rulings')
    .values({ ...ruling, lifted_at: null, lifted_by: null })
    .execute()
}

export async function liftRuling(trx: Db, id: number, by: number, now: string): Promise<void> {
  await trx.updateTable('rulings').set({ lifted_at: now, lifted_by: by }).where('id', '=', id).execute()
}
