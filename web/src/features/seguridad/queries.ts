import { api } from '../../lib/api'
import { apiQuery } from '../../lib/api-query'

export const securityQuery = (player: number) =>
  apiQuery(['seguridad', player], (signal) => api.getSecurity({ signal }))

export const ownSessionsQuery = (player: number) =>
  apiQuery(['sesiones', player], (signal) => api.listOwnSessions({ signal }))
