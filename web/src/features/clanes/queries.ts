import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { live } from '../../lib/queries'

/** What the clan has claimed and nobody has decided on yet; for who may claim for it. */
export const clanClaimsQuery = (clan: number) =>
  queryOptions({
    queryKey: [live, 'reclamos', clan],
    queryFn: async ({ signal }) => (await api.listClanClaims({ params: { id: clan }, signal })).data,
  })
