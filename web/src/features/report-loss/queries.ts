import { api } from '../../lib/api'
import { apiQuery } from '../../lib/api-query'
import { live } from '../../lib/queries'

/** Query of the clans of an etapa that a clan may name as winner when it reports a loss. */
export const reportableQuery = (etapa: number, clan: number, rango: string) =>
  apiQuery([live, 'reportables', etapa, clan], (signal) =>
    api.listReportableClanes({ params: { stageId: etapa, clanId: clan }, query: { rango }, signal }),
  )

/** Query of the clan's latest matches, always fetched from the server, because other tabs and members may have reported too. */
export const recentMatchesQuery = (clan: number) =>
  apiQuery(
    [live, 'partidas', clan, 'recientes'],
    (signal) => api.listClanMatches({ params: { clanId: clan }, query: { pagina: 1 }, signal }),
    {
      staleTime: 0,
      // No retries, because a failed request must not delay the report.
      retry: false,
    },
  )
