import { api } from '../../lib/api'
import { apiQuery } from '../../lib/api-query'
import { live } from '../../lib/queries'

/** Query of the conversation of a reto. Only members of its clans and staff who rule may read it. */
export const messagesQuery = (reto: number) =>
  apiQuery([live, 'reto', reto, 'mensajes'], (signal) => api.listRetoMessages({ params: { id: reto }, signal }))

/** Query of when a clan usually plays: the number of its latest matches for each weekday and hour. */
export const usualHoursQuery = (clan: number) =>
  apiQuery(['horarios', clan], (signal) => api.listUsualHours({ params: { id: clan }, signal }), { staleTime: 300_000 })
