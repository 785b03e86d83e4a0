import { topListSize } from '@trinchera/rules/limits'
import type { OpenEtapa } from '@trinchera/contract/etapas'
import type { Db } from '../../database'
import { selectClanRows } from '../../presenters'
import { presentEtapa, selectEtapas } from './etapas'

const day = 86_400_000

/** Date of the latest match of each etapa, by etapa id. For each etapa, the query reads only the end of an index. */
async function latestMatches(db: Db, etapas: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('etapas')
    .where('etapas.id', 'in', etapas)
    .select((eb) => [
      'etapas.id',
      eb
        .selectFrom('matches')
        .whereRef('matches.id_etapa', '=', 'etapas.id')
        .select(({ fn }) => fn.max('matches.fecha').as('fecha'))
        .as('fecha'),
    ])
    .execute()
  return new Map(rows.flatMap(({ id, fecha }) => (fecha === null ? [] : [[id, fecha] as const])))
}

/** Number of matches of each etapa since `since`, by etapa id. */
async function matchesSince(db: Db, etapas: readonly number[], since: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('matches')
    .where('id_etapa', 'in', etapas)
    .where('fecha', '>', since)
    .groupBy('id_etapa')
    .select((eb) => ['id_etapa', eb.fn.countAll<number>().as('n')])
    .execute()
  return new Map(rows.map(({ id_etapa, n }) => [id_etapa, n]))
}

/**
 * The etapas that take reports, newest first, each with the first `topListSize` clans of its ladder table. `partidas_dia`: matches in the
 * 24 hours up to the latest match of all these etapas, not up to now, because the list then changes only with the data and can be cached.
 */
export async function listOpenEtapas(db: Db): Promise<OpenEtapa[]> {
  const rows = await selectEtapas(db)
    .where('etapas.activo', '=', 1)
    .where('etapas.archived_at', 'is', null)
    .orderBy('etapas.id', 'desc')
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const latest = await latestMatches(db, ids)
  const newest = Math.max(0, ...[...latest.values()].map((fecha) => Date.parse(fecha)))
  const counts = await matchesSince(db, ids, new Date(newest - day).toISOString())
  const top = await selectClanRows(db)
    .where('standings.id_etapa', 'in', ids)
    .where('standings.ranking_actual', '>', 0)
    .where('standings.ranking_actual', '<=', topListSize)
    .orderBy('standings.ranking_actual')
    .execute()
  return rows.map(presentEtapa).map((etapa) => ({
    ...etapa,
    ultima_partida: latest.get(etapa.id) ?? null,
    partidas_dia: counts.get(etapa.id) ?? 0,
    top: top.filter((clan) => clan.id_etapa === etapa.id),
  }))
}
