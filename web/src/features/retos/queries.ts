import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { live } from '../../lib/queries'

/** The conversation of a reto. Only members of its clans and staff who rule may read it. */
export const messagesQuery = (reto: number) =>
  queryOptions({
    queryKey: [live, 'reto', reto, 'mensajes'],
    queryFn: async ({ signal }) => (await api.listRetoMessages({ params: { id: reto }, signal })).data,
  })

/** When a clan usually plays: the number of its latest matches for each weekday and hour. */
export const usualHoursQuery = (clan: number) =>
  queryOptions({
    queryKey: ['horarios', clan],
    queryFn: async ({ signal }) => (await api.listUsualHours({ params: { id: clan }, signal })).data,
    staleTime: 300_000,
  })
