import { api } from '../../lib/api'
import { apiQuery } from '../../lib/api-query'

const minute = 60_000

export const historyQuery = (server: number) =>
  apiQuery(['servidor-historial', server], (signal) => api.listServerHistory({ params: { id: server }, signal }), {
    staleTime: 10 * minute,
    // Polled, because no live event reports new samples.
    refetchInterval: 15 * minute,
  })

export const alertsQuery = (player: number) =>
  apiQuery(['servidores-avisos', player], (signal) => api.listServerAlerts({ signal }))
