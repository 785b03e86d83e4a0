import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { live } from '../../lib/queries'

/** The clans against which a clan may report a loss in an etapa. */
export const reportableQuery = (etapa: number, clan: number, rango: string) =>
  queryOptions({
    queryKey: ['reportables', etapa, clan],
    queryFn: async ({ signal }) =>
      (await api.listReportableClanes({ params: { stageId: etapa, clanId: clan }, query: { rango }, signal })).data,
  })

/** The clan's latest matches as the server has them now, including reports from other tabs and other leaders. */
export const recentMatchesQuery = (clan: number) =>
  queryOptions({
    queryKey: [live, 'partidas', clan, 'recientes'],
    queryFn: async ({ signal }) =>
      (await api.listClanMatches({ params: { clanId: clan }, query: { pagina: 1 }, signal })).data,
    staleTime: 0,
    // No retries, because a failed check must not delay the report.
    retry: false,
  })
