import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { live } from '../../lib/queries'

/** The counts of pending work in the panel. In a module of its own, because pages outside the panel show them too. */
export const pendingQuery = queryOptions({
  queryKey: [live, 'panel', 'pendientes'],
  queryFn: async ({ signal }) => (await api.getPendingWork({ signal })).data,
})
