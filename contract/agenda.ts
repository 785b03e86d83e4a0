import * as z from './schema'
import { calendarAddress } from './calendars'
import { id, instant } from './fields'
import { reto } from './retos'
import { apiBase, defineRoute } from './route'

/**
 * Public, and the same reply for everybody, so that it can be included in the first page. Clients filter it by stage or by their own clans.
 */
export const listAgenda = defineRoute('GET', '/agenda', {
  summary: 'Los retos acordados desde un instante, también los que después se cancelaron, por fecha',
  area: 'retos',
  access: 'public',
  query: z.object({ desde: instant }),
  data: z.array(reto),
  cacheable: true,
})

/** `GET` of a calendar, RFC 5545, no envelope. `clan`, `etapa` or `torneo` limit it to that one; `torneo` with `partida` to that match. */
export const calendarPath = calendarAddress()
export const calendarQuery = z.object({
  clan: id.optional(),
  etapa: id.optional(),
  torneo: id.optional(),
  partida: id.optional(),
})
/** `GET` of a player's own calendar; `:file` contains its secret. */
export const ownCalendarPath = `${apiBase}/agenda/:file`
/** The URL of a player's own calendar. It is a secret: whoever knows it can read the calendar. */
export const calendarLink = z.object({ url: z.string() })
export const getCalendarLink = defineRoute('GET', '/agenda/enlace', {
  summary: 'La dirección del calendario propio, con los retos de los clanes de uno',
  area: 'retos',
  access: 'player',
  data: calendarLink,
})
export const renewCalendarLink = defineRoute('POST', '/agenda/enlace', {
  summary: 'Una dirección nueva para el calendario propio; la anterior deja de servir',
  area: 'retos',
  access: 'player',
  data: calendarLink,
})
