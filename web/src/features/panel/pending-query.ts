import { api } from '../../lib/api'
import { apiQuery } from '../../lib/api-query'
import { live } from '../../lib/queries'

/** Query of how many cases of each kind wait for staff. In its own module, because pages outside the panel use it too. */
export const pendingQuery = apiQuery([live, 'panel', 'pendientes'], (signal) => api.getPendingWork({ signal }))
