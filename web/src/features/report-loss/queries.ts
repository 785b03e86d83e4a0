import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'

/** The clans against which a clan may report a loss in an etapa. */
export const reportableQuery = (etapa: number, clan: number, rango: string) =>
  queryOptions({
    queryKey: ['reportables', etapa, clan],
    queryFn: async ({ signal }) =>
      (await api.listReportableClanes({ params: { stageId: etapa, clanId: clan }, query: { rango }, signal })).data,
  })
