import type { ClanRow } from '@trinchera/contract/clanes'
import type { Db } from '../../database'
import { finalStandings } from '../ladder/etapas'

/** The ranked clans of an archived etapa, by final place; empty if the etapa is not archived. */
export async function finalClans(db: Db, etapa: number): Promise<ClanRow[]> {
  const final = await finalStandings(db, etapa)
  return (final?.clanes ?? [])
    .filter(({ ranking_actual }) => ranking_actual > 0)
    .toSorted((a, b) => a.ranking_actual - b.ranking_actual)
}

/** The first three clans of an archived etapa, by final place; empty if the etapa is not archived. */
export async function podiumOf(db: Db, etapa: number): Promise<{ id_clan: number; puesto: number }[]> {
  return (await finalClans(db, etapa))
    .slice(0, 3)
    .map(({ id, ranking_actual }) => ({ id_clan: id, puesto: ranking_actual }))
}
