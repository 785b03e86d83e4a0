import { sql } from 'kysely'
import type { ClanMove, Match } from '@trinchera/contract/ladder'
import type { Db } from '../../database'
import { presentMatch, selectMatches } from '../../presenters'
import { clanesOfEtapa } from '../clanes/clanes'

/**
 * The `seq` of a stage's last match before an instant; 0 if there is none. Found from the end: entries are numbered as they come. `|| ''` keeps SQLite
 * off the index of dates, from which it would read and sort all that lies before.
 */
async function lastBefore(db: Db, etapa: number, since: string): Promise<number> {
  const row = await db
    .selectFrom('matches')
    .where('id_etapa', '=', etapa)
    .where(sql<string>`fecha || ''`, '<', since)
    .orderBy('seq', 'desc')
    .select('seq')
    .limit(1)
    .executeTakeFirst()
  return row?.seq ?? 0
}

/** The matches of a stage since an instant that count and that the ladder has applied. `after`: a `seq` before all of them. */
async function countedMatches(db: Db, etapa: number, since: string, after: number) {
  const rows = await selectMatches(db)
    .where('matches.id_etapa', '=', etapa)
    .where('matches.seq', '>', after)
    .where('matches.fecha', '>=', since)
    .where('o.match_id', 'is not', null)
    .where((eb) => eb.or([eb('r.tipo', 'is', null), eb('r.tipo', '=', 'trampa')]))
    .execute()
  return rows.map(presentMatch)
}

/** How many of these matches each clan has won or lost. */
function countBy(matches: readonly Match[], side: 'ganador' | 'perdedor'): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const match of matches) counts.set(match[side].id, (counts.get(match[side].id) ?? 0) + 1)
  return counts
}

/** What each clan of a stage did since an instant, in the order of its table; clans that never moved and did not play are left out. */
export async function movesSince(db: Db, etapa: number, since: string): Promise<ClanMove[]> {
  const clans = await clanesOfEtapa(db, etapa)
  const latest = await db
    .selectFrom('clans')
    .where('clans.id_etapa', '=', etapa)
    .select((eb) => [
      'clans.id as id_clan',
      eb
        .selectFrom('places')
        .whereRef('places.id_clan', '=', 'clans.id')
        .orderBy('places.seq', 'desc')
        .limit(1)
        .select('places.fecha')
        .as('fecha'),
    ])
    .execute()
  const after = await lastBefore(db, etapa, since)
  const changes = await db
    .selectFrom('places')
    .where('id_etapa', '=', etapa)
    .where('seq', '>', after)
    .where('fecha', '>=', since)
    .orderBy('seq', 'desc')
    .select(['id_clan', 'antes'])
    .execute()
  const matches = await countedMatches(db, etapa, since, after)

  const [won, lost] = [countBy(matches, 'ganador'), countBy(matches, 'perdedor')]
  const lastChange = new Map(latest.map(({ id_clan, fecha }) => [id_clan, fecha]))
  // Newest first, so that the earliest change of each clan is the one that stays.
  const before = new Map(changes.map(({ id_clan, antes }) => [id_clan, antes]))
  return clans
    .map(({ id, nombre, ranking_actual }) => ({
      id,
      nombre,
      antes: before.get(id) ?? ranking_actual,
      despues: ranking_actual,
      triunfos: won.get(id) ?? 0,
      derrotas: lost.get(id) ?? 0,
      ultimo_cambio: lastChange.get(id) ?? null,
    }))
    .filter(({ triunfos, derrotas, ultimo_cambio }) => ultimo_cambio !== null || triunfos + derrotas > 0)
}

/** The matches of a stage at an instant that moved its winner, as they were applied. */
export async function matchesMoving(db: Db, etapa: number, fecha: string): Promise<Match[]> {
  const rows = await selectMatches(db)
    .where('matches.id_etapa', '=', etapa)
    .where('matches.fecha', '=', fecha)
    .where('o.match_id', 'is not', null)
    .execute()
  return rows.map(presentMatch).filter(({ ganador }) => ganador.antes !== ganador.despues)
}
