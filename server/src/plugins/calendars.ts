import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { calendarPath, calendarQuery, ownCalendarPath } from '@trinchera/contract/agenda'
import { playerOfCalendar } from '@trinchera/db/queries/retos/calendar-links'
import { agreedRetosSince } from '@trinchera/db/queries/retos/retos'
import { gameServers } from '@trinchera/db/queries/servidores/servidores'
import { etapaById } from '@trinchera/db/queries/ladder/etapas'
import { clanNames } from '@trinchera/db/queries/retos/sides'
import { readOpciones } from '@trinchera/db/queries/site/opciones'
import { torneosSince } from '@trinchera/db/queries/site/torneos'
import { calendarPastMs } from '@trinchera/rules/limits'
import { calendarText } from '../areas/agenda/calendar'
import { render, sendRendered } from '../http/reply-cache'
import { found, RuleError } from '../http/rule-error'
import type { Services } from '../services'

const type = 'text/calendar; charset=utf-8'
const noCalendar = 'Ese calendario no existe'

/** Calendars that phones and computers subscribe to (docs/behaviour.md#Calendars). */
export function serveCalendars(app: FastifyInstance, services: Pick<Services, 'database' | 'config' | 'now'>) {
  const { database, config, now } = services
  const { db } = database

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    title: string,
    of: Parameters<typeof agreedRetosSince>[2],
    withTorneos: boolean,
  ) {
    const since = new Date(now().getTime() - calendarPastMs).toISOString()
    const opciones = await readOpciones(db)
    const text = calendarText(
      {
        title,
        retos: await agreedRetosSince(db, since, of),
        torneos: withTorneos ? await torneosSince(db, since) : [],
        servers: await gameServers(db, config.gameHost, opciones),
        maps: opciones.mapas.lista,
      },
      config,
    )
    return sendRendered(request, reply, render(text), of === null || !('player' in of), type)
  }

  app.get(calendarPath, async (request, reply) => {
    const query = calendarQuery.safeParse(request.query)
    if (!query.success) throw new RuleError(400, 'Di un clan o una etapa por su número')
    const { clan, etapa } = query.data
    if (clan !== undefined) {
      const nombre = found((await clanNames(db, [clan])).get(clan), noCalendar)
      return send(request, reply, nombre, { clan }, false)
    }
    if (etapa !== undefined) {
      const { nombre } = found(await etapaById(db, etapa), noCalendar)
      return send(request, reply, nombre, { etapa }, false)
    }
    return send(request, reply, 'Retos y torneos', null, true)
  })

  app.get<{ Params: { file: string } }>(ownCalendarPath, async (request, reply) => {
    const { file } = request.params
    const player = file.endsWith('.ics') ? await playerOfCalendar(db, file.slice(0, -'.ics'.length)) : null
    if (player === null) throw new RuleError(404, noCalendar)
    return send(request, reply, 'Tus retos', { player }, false)
  })
}
