import type { Db } from '../../database'
import { etapaHistory } from '../../etapa-history'
import type { MatchScope } from './ledger'

/**
 * The matches in which the winner climbed most places, the biggest climb first and, among equal climbs, the newest match first; at most
 * `most`. Matches whose winner was unranked before are left out.
 */
export async function biggestClimbs(
  db: Db,
  { etapas, clanes, desde, hasta }: Pick<MatchScope, 'etapas' | 'clanes' | 'desde' | 'hasta'>,
  most: number,
) {
  let query = db
    .selectFrom('match_outcomes as o')
    .innerJoin('matches as m', 'm.id', 'o.match_id')
    .leftJoin('rulings as r', (join) => join.onRef('r.match_id', '=', 'm.id').on('r.lifted_at', 'is', null))
    .whereRef('o.ganador_antes', '>', 'o.ganador_despues')
    .where('o.ganador_despues', '>', 0)
  if (etapas) query = query.where('o.id_etapa', 'in', etapas)
  // A clan may be on either side, because a ruling of cheating swaps winner and loser.
  if (clanes)
    query = query.where((eb) => eb.or([eb('m.id_clan_ganador', 'in', clanes), eb('m.id_clan_perdedor', 'in', clanes)]))
  if (desde) query = query.where('m.fecha', '>=', desde)
  if (hasta) query = query.where('m.fecha', '<', hasta)
  const rows = await query
    .select([
      'm.id',
      'm.fecha',
      'm.id_etapa',
      'm.id_clan_ganador',
      'm.id_clan_perdedor',
      'r.id_clan as cheat',
      'o.ganador_antes as antes',
      'o.ganador_despues as despues',
    ])
    .orderBy((eb) => eb('o.ganador_antes', '-', eb.ref('o.ganador_despues')), 'desc')
    .orderBy('m.fecha', 'desc')
    .limit(clanes ? most * 8 : most)
    .execute()
  return rows
    .map(({ id_clan_ganador, id_clan_perdedor, cheat, ...row }) => {
      const turned = cheat === id_clan_ganador
      return {
        ...row,
        ganador: turned ? id_clan_perdedor : id_clan_ganador,
        perdedor: turned ? id_clan_ganador : id_clan_perdedor,
      }
    })
    .filter(({ ganador }) => !clanes || clanes.includes(ganador))
    .slice(0, most)
}

/**
 * Clans that entered the ranking of an etapa, each with the place (`ranking`) it got: the latest `most`, newest first or, with `first`, the
 * earliest `most`, oldest first.
 */
export async function entriesInto(db: Db, etapa: number, most: number, first = false) {
  const entries: { id_clan: number; fecha: string; ranking: number }[] = []
  const history = await etapaHistory(db, etapa)
  for await (const { shifts } of first ? history.from(0) : history.back()) {
    for (const { id_clan, at, desde, hasta } of first ? shifts : shifts.toReversed())
      if (!desde) entries.push({ id_clan, fecha: at, ranking: hasta })
    if (entries.length >= most) break
  }
  return entries.slice(0, most)
}
