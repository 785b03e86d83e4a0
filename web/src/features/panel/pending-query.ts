import { api } from '../../lib/api'
import { apiQuery } from '../../lib/api-query'
import { live } from '../../lib/queries'

/** Number of cases of each kind that wait for staff. The query is in its own module because pages outside the panel use it too. */
export const pendingQuery = apiQuery([live, 'panel', 'pendientes'], (signal) => api.getPendingWork({ signal }))
