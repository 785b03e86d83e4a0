import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { live } from '../../lib/queries'

/** The conversation of a reto, for members of both clans and staff who rule. */
export const messagesQuery = (reto: number) =>
  queryOptions({
    queryKey: [live, 'reto', reto, 'mensajes'],
    queryFn: async ({ signal }) => (await api.listRetoMessages({ params: { id: reto }, signal })).data,
  })

/** When a clan usually plays: its latest matches by weekday and hour. */
export const usualHoursQuery = (clan: number) =>
  queryOptions({
    queryKey: ['horarios', clan],
    queryFn: async ({ signal }) => (await api.listUsualHours({ params: { id: clan }, signal })).data,
    staleTime: 300_000,
  })
