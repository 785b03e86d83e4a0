import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { live } from '../../lib/queries'

/** The numbers of open claims and of reported comments; apart from the panel's other queries, since one's own clans show them too. */
export const pendingQuery = queryOptions({
  queryKey: [live, 'panel', 'pendientes'],
  queryFn: async ({ signal }) => (await api.getPendingWork({ signal })).data,
})
