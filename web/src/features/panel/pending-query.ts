import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { live } from '../../lib/queries'

/** Number of cases of each kind that wait for staff. The query is in its own module because pages outside the panel use it too. */
export const pendingQuery = queryOptions({
  queryKey: [live, 'panel', 'pendientes'],
  queryFn: async ({ signal }) => (await api.getPendingWork({ signal })).data,
})
