import { api } from '../../lib/api'
import { apiQuery } from '../../lib/api-query'
import { live } from '../../lib/queries'

/** Query of the final ladder table of an archived etapa. */
export const finalStandingsQuery = (etapa: number) =>
  apiQuery([live, 'final', etapa], (signal) => api.getFinalStandings({ params: { id: etapa }, signal }))

/** Query of the latest matches of one etapa. Without `etapa`, of all etapas. */
export const lastMatchesQuery = (etapa?: number) =>
  apiQuery([live, 'last-matches', etapa ?? null], (signal) => api.listLastMatches({ query: { etapa }, signal }))

export const topPlayersQuery = apiQuery([live, 'top-player'], (signal) => api.listTopPlayers({ signal }))
