import type { ClanMove } from '@trinchera/contract/ladder'
import type { Db } from '../../database'
import { presentMatch, selectMatches } from '../../presenters'
import { clanesOfEtapa } from '../clanes/clanes'

/** The matches of a stage since an instant that count and that the ladder has applied. */
async function countedMatches(db: Db, etapa: number, since: string) {
  const rows = await selectMatches(db)
    .where('matches.id_etapa', '=', etapa)
    .where('matches.fecha', '>=', since)
    .where('o.match_id', 'is not', null)
    .where((eb) => eb.or([eb('r.tipo', 'is', null), eb('r.tipo', '=', 'trampa')]))
    .execute()
  return rows.map(presentMatch)
}

/** What each clan of a stage did since an instant, in the order of its table; clans that never moved and did not play are left out. */
export async function movesSince(db: Db, etapa: number, since: string): Promise<ClanMove[]> {
  const clans = await clanesOfEtapa(db, etapa)
  const latest = await db
    .selectFrom('places')
    .where('id_etapa', '=', etapa)
    .groupBy('id_clan')
    .select((eb) => ['id_clan', eb.fn.max('fecha').as('fecha')])
    .execute()
  const changes = await db
    .selectFrom('places')
    .where('id_etapa', '=', etapa)
    .where('fecha', '>=', since)
    .orderBy('seq', 'desc')
    .select(['id_clan', 'antes'])
    .execute()
  const matches = await countedMatches(db, etapa, since)

  const lastChange = new Map(latest.map(({ id_clan, fecha }) => [id_clan, fecha]))
  // Newest first, so that the earliest change of each clan is the one that stays.
  const before = new Map(changes.map(({ id_clan, antes }) => [id_clan, antes]))
  return clans
    .map(({ id, nombre, ranking_actual }) => ({
      id,
      nombre,
      antes: before.get(id) ?? ranking_actual,
      despues: ranking_actual,
      triunfos: matches.filter(({ ganador }) => ganador.id === id).length,
      derrotas: matches.filter(({ perdedor }) => perdedor.id === id).length,
      ultimo_cambio: lastChange.get(id) ?? null,
    }))
    .filter(({ triunfos, derrotas, ultimo_cambio }) => ultimo_cambio !== null || triunfos + derrotas > 0)
}
