import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { calendarPath, calendarQuery, ownCalendarPath } from '@trinchera/contract/agenda'
import { clansOfPlayer } from '@trinchera/db/queries/clanes/memberships'
import { playerOfCalendar } from '@trinchera/db/queries/retos/calendar-links'
import { agreedRetosSince } from '@trinchera/db/queries/retos/retos'
import { gameServers } from '@trinchera/db/queries/servidores/servidores'
import { etapaById } from '@trinchera/db/queries/ladder/etapas'
import { clanNames } from '@trinchera/db/queries/retos/sides'
import { readOpciones } from '@trinchera/db/queries/site/opciones'
import { torneosSince, type TorneoScope } from '@trinchera/db/queries/site/torneos'
import { datedMatches } from '@trinchera/db/queries/torneos/calendar'
import { storedTorneo } from '@trinchera/db/queries/torneos/stored-torneos'
import { calendarPastMs } from '@trinchera/rules/limits'
import { calendarText } from '../areas/agenda/calendar'
import { render, sendRendered } from '../http/reply-cache'
import { found, RuleError } from '../http/rule-error'
import type { Services } from '../services'

const type = 'text/calendar; charset=utf-8'
const noCalendar = 'Ese calendario no existe'

/** Serves the calendars to which calendar apps can subscribe (docs/behaviour/retos.md#Calendars). */
export function serveCalendars(app: FastifyInstance, services: Pick<Services, 'database' | 'config' | 'now'>) {
  const { database, config, now } = services
  const { db } = database

  /** Sends a calendar with only one match of a torneo, for adding it to a calendar app. Throws 404 if it has no scheduled time. */
  async function sendMatch(
    request: FastifyRequest,
    reply: FastifyReply,
    title: string,
    torneo: number,
    partida: number,
  ) {
    const match = (await datedMatches(db, [torneo], null)).find((one) => one.partida === partida)
    const matches = [found(match, 'Esa partida no tiene hora')]
    const maps = (await readOpciones(db)).mapas.lista
    const text = calendarText({ title, retos: [], torneos: [], matches, servers: [], maps }, config)
    return sendRendered(request, reply, render(text), true, type)
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    title: string,
    retosOf: Parameters<typeof agreedRetosSince>[2] | 'none',
    torneosOf: TorneoScope,
  ) {
    const since = new Date(now().getTime() - calendarPastMs).toISOString()
    const opciones = await readOpciones(db)
    const torneos = await torneosSince(db, since, torneosOf, now().toISOString())
    const own = torneosOf && 'clans' in torneosOf ? torneosOf.clans : null
    const ids = torneos.map(({ id }) => id)
    const text = calendarText(
      {
        title,
        retos: retosOf === 'none' ? [] : await agreedRetosSince(db, since, retosOf),
        torneos,
        matches: torneosOf === null ? [] : await datedMatches(db, ids, own),
        servers: await gameServers(db, config.gameHost, opciones),
        maps: opciones.mapas.lista,
      },
      config,
    )
    const isPublic = retosOf === null || retosOf === 'none' || !('player' in retosOf)
    return sendRendered(request, reply, render(text), isPublic, type)
  }

  app.get(calendarPath, async (request, reply) => {
    const query = calendarQuery.safeParse(request.query)
    if (!query.success) throw new RuleError(400, 'Di un clan, una etapa o un torneo por su número')
    const { clan, etapa, torneo, partida } = query.data
    if (partida !== undefined && torneo === undefined) throw new RuleError(400, 'Di de qué torneo es la partida')
    if (clan !== undefined) {
      const nombre = found((await clanNames(db, [clan])).get(clan), noCalendar)
      return send(request, reply, nombre, { clan }, { clans: [clan] })
    }
    if (etapa !== undefined) {
      const { nombre } = found(await etapaById(db, etapa), noCalendar)
      return send(request, reply, nombre, { etapa }, { etapa })
    }
    if (torneo !== undefined) {
      const { nombre } = found(await storedTorneo(db, torneo), noCalendar)
      if (partida !== undefined) return sendMatch(request, reply, nombre, torneo, partida)
      return send(request, reply, nombre, 'none', { torneo })
    }
    return send(request, reply, 'Retos y torneos', null, null)
  })

  app.get<{ Params: { file: string } }>(ownCalendarPath, async (request, reply) => {
    const { file } = request.params
    const player = file.endsWith('.ics') ? await playerOfCalendar(db, file.slice(0, -'.ics'.length)) : null
    if (player === null) throw new RuleError(404, noCalendar)
    const clans = await clansOfPlayer(db, player)
    return send(request, reply, 'Tus retos', { player }, { clans })
  })
}
