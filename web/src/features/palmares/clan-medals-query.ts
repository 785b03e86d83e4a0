import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { live } from '../../lib/queries'

/** A clan's medals; apart from the other queries, since it runs behind every page. */
export const clanMedalsQuery = (clan: number) =>
  queryOptions({
    queryKey: [live, 'medallas', 'clan', clan],
    queryFn: async ({ signal }) => (await api.listClanMedals({ params: { id: clan }, signal })).data,
  })
