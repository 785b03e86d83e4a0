import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { membersOfEtapas, placesAt, type PlayedMatch } from '@trinchera/db/queries/ladder/ledger'
import type { Site } from '../intent'
import type { Row } from './clan-measures'
import type { Consulta } from './consulta'
import { instants } from './period'
import { mostRows, playedOn, tables } from './scope'

function counts(matches: readonly PlayedMatch[], side: 'ganador' | 'perdedor'): Map<number, number> {
  const found = new Map<number, number>()
  for (const match of matches) found.set(match[side], (found.get(match[side]) ?? 0) + 1)
  return found
}

/** The clans of the tables that a question is about, with what it counts of them; null where that would read too much. */
export async function rowsOf(consulta: Consulta, site: Site): Promise<Row[] | null> {
  const etapas = tables(consulta, site)
  const timed = Boolean(consulta.desde || consulta.hasta) || consulta.semana !== null
  const climbing = consulta.ordenar?.campo === 'alza'
  const scope = { ...instants(consulta), etapas: etapas.map(({ id }) => id) }
  const idle = consulta.ordenar?.campo === 'parado'
  const matches = (timed || idle) && !climbing ? await playedOn(consulta, scope, site) : []
  if (!matches) return null
  const lastOf = new Map<number, string>()
  for (const { ganador, perdedor, fecha } of idle ? matches : [])
    for (const clan of [ganador, perdedor]) if (!lastOf.has(clan)) lastOf.set(clan, fecha)
  const tally = timed ? { won: counts(matches, 'ganador'), lost: counts(matches, 'perdedor') } : null
  const members = await membersOfEtapas(
    site.db,
    etapas.map(({ id }) => id),
  )
  // Places as they were at the two ends of a period; those of clans that have not moved since are as they are.
  const placesOf = (etapa: number, instant: string | null) =>
    climbing && instant ? placesAt(site.db, etapa, instant, mostRows) : new Map<number, number>()
  const all = await Promise.all(
    etapas.map(async (etapa) => {
      const [begun, ended] = [await placesOf(etapa.id, scope.desde), await placesOf(etapa.id, scope.hasta)]
      if (!begun || !ended) return null
      return (await clanesOfEtapa(site.db, etapa.id)).map(
        (clan): Row => ({
          clan,
          etapa,
          ganadas: tally ? (tally.won.get(clan.id) ?? 0) : clan.triunfos,
          perdidas: tally ? (tally.lost.get(clan.id) ?? 0) : clan.derrotas,
          integrantes: members.get(clan.id) ?? 0,
          last: lastOf.get(clan.id) ?? null,
          from: begun.get(clan.id) ?? clan.ranking_actual,
          to: ended.get(clan.id) ?? clan.ranking_actual,
        }),
      )
    }),
  )
  return all.some((rows) => rows === null) ? null : all.flatMap((rows) => rows ?? [])
}
