import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { live } from '../../lib/queries'

/** The clans of an etapa that a clan may name as winner when it reports a loss. */
export const reportableQuery = (etapa: number, clan: number, rango: string) =>
  queryOptions({
    queryKey: ['reportables', etapa, clan],
    queryFn: async ({ signal }) =>
      (await api.listReportableClanes({ params: { stageId: etapa, clanId: clan }, query: { rango }, signal })).data,
  })

/** The clan's latest matches, always fetched from the server, because other tabs and other members may have reported too. */
export const recentMatchesQuery = (clan: number) =>
  queryOptions({
    queryKey: [live, 'partidas', clan, 'recientes'],
    queryFn: async ({ signal }) =>
      (await api.listClanMatches({ params: { clanId: clan }, query: { pagina: 1 }, signal })).data,
    staleTime: 0,
    // No retries, because a failed request must not delay the report.
    retry: false,
  })
