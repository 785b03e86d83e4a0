import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'

const minute = 60_000

export const historyQuery = (server: number) =>
  queryOptions({
    queryKey: ['servidor-historial', server],
    queryFn: async ({ signal }) => (await api.listServerHistory({ params: { id: server }, signal })).data,
    staleTime: 10 * minute,
    // Polled, because no live event reports new samples.
    refetchInterval: 15 * minute,
  })

export const alertsQuery = (player: number) =>
  queryOptions({
    queryKey: ['servidores-avisos', player],
    queryFn: async ({ signal }) => (await api.listServerAlerts({ signal })).data,
  })
