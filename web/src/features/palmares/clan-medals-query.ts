import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { live } from '../../lib/queries'

/** A clan's medals. In its own module, so that `LivePalmares`, which runs on every page, does not load the other queries. */
export const clanMedalsQuery = (clan: number) =>
  queryOptions({
    queryKey: [live, 'medallas', 'clan', clan],
    queryFn: async ({ signal }) => (await api.listClanMedals({ params: { id: clan }, signal })).data,
  })
