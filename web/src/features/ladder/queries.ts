import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { live } from '../../lib/queries'

/** The final table of an archived etapa. */
export const finalStandingsQuery = (etapa: number) =>
  queryOptions({
    queryKey: [live, 'final', etapa],
    queryFn: async ({ signal }) => (await api.getFinalStandings({ params: { id: etapa }, signal })).data,
  })

/** The latest matches of one etapa. Without `etapa`, of all etapas. */
export const lastMatchesQuery = (etapa?: number) =>
  queryOptions({
    queryKey: [live, 'last-matches', etapa ?? null],
    queryFn: async ({ signal }) => (await api.listLastMatches({ query: { etapa }, signal })).data,
  })

export const topPlayersQuery = queryOptions({
  queryKey: [live, 'top-player'],
  queryFn: async ({ signal }) => (await api.listTopPlayers({ signal })).data,
})
