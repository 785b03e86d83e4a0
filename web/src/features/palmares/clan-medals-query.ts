import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { live } from '../../lib/queries'

/** A clan's medals. In a module of its own, because `LivePalmares` runs on every page and should not load the other queries. */
export const clanMedalsQuery = (clan: number) =>
  queryOptions({
    queryKey: [live, 'medallas', 'clan', clan],
    queryFn: async ({ signal }) => (await api.listClanMedals({ params: { id: clan }, signal })).data,
  })
