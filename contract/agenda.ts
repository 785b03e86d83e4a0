import * as z from './schema'
import { calendarAddress } from './calendars'
import { id, instant } from './fields'
import { reto } from './retos'
import { apiBase, routesOf } from './route'

const defineRoute = routesOf('retos')

/** Retos of all clans, for clients to filter. The reply is the same for everybody, so that the server can include it in the first page. */
export const listAgenda = defineRoute('GET', '/agenda', {
  summary: 'Los retos acordados desde un instante, también los que después se cancelaron, por fecha',
  access: 'public',
  query: z.object({ desde: instant }),
  data: z.array(reto),
  cacheable: true,
})

/** `GET` of a public calendar file (RFC 5545, no envelope). The query selects a clan, etapa, torneo, or match (`partida`) of a torneo. */
export const calendarPath = calendarAddress()
export const calendarQuery = z.object({
  clan: id.optional(),
  etapa: id.optional(),
  torneo: id.optional(),
  partida: id.optional(),
})
/** `GET` of a player's own calendar file. `:file` contains the player's secret. */
export const ownCalendarPath = `${apiBase}/agenda/:file`
/** The URL of a player's own calendar. It is secret, because whoever knows it can read the calendar. */
export const calendarLink = z.object({ url: z.string() })
export const getCalendarLink = defineRoute('GET', '/agenda/enlace', {
  summary: 'La dirección del calendario propio, con los retos de los clanes de uno',
  access: 'player',
  data: calendarLink,
})
export const renewCalendarLink = defineRoute('POST', '/agenda/enlace', {
  summary: 'Una dirección nueva para el calendario propio; la anterior deja de servir',
  access: 'player',
  data: calendarLink,
})
