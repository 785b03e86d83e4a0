import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'

export const securityQuery = (player: number) =>
  queryOptions({
    queryKey: ['seguridad', player],
    queryFn: async ({ signal }) => (await api.getSecurity({ signal })).data,
  })

export const ownSessionsQuery = (player: number) =>
  queryOptions({
    queryKey: ['sesiones', player],
    queryFn: async ({ signal }) => (await api.listOwnSessions({ signal })).data,
  })
