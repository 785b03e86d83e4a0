import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { paths } from '@trinchera/contract/site-paths'
import type { Reto } from '@trinchera/contract/retos'
import type { DatedMatch } from '@trinchera/db/queries/torneos/calendar'
import type { GameServer } from '@trinchera/contract/servidores'
import type { Torneo } from '@trinchera/contract/torneos'
import { retoLengthMs } from '@trinchera/rules/limits'
import { mapName } from '@trinchera/rules/map-name'
import type { Config } from '@trinchera/runtime/config'

export interface CalendarParts {
  title: string
  retos: readonly Reto[]
  torneos: readonly (Torneo & { revision: number })[]
  matches: readonly DatedMatch[]
  servers: readonly Pick<GameServer, 'id' | 'nombre' | 'host' | 'puerto'>[]
  maps: readonly { codigo: string; nombre: string }[]
}

const hour = 3600

/** The description of a reto in a calendar: what the clans agreed on, one item per line. */
function detailsOf(
  { etapa, mapas, bando, retador, retado, cierre }: Reto,
  maps: readonly { codigo: string; nombre: string }[],
): string {
  const chosen = mapas.map(({ codigo }) => mapName(maps, codigo))
  const side = bando && [retador, retado].find(({ id }) => id === bando.id_clan)
  return [
    `${etapa.juego.nombre}, ${etapa.nombre}`,
    ...(chosen.length ? [`Mapas: ${chosen.join(', ')}`] : []),
    ...(side && bando ? [`${side.nombre} empieza con ${bando.lado === 'eje' ? 'el Eje' : 'los Aliados'}`] : []),
    ...(cierre?.motivo ? [`Motivo: ${cierre.motivo}`] : []),
  ].join('\n')
}

const isOff = ({ estado }: Reto) => estado === 'cancelado' || estado === 'no-presentado' || estado === 'vencido'

/** Leaves out items with an invalid time, because a single one would make the whole calendar fail. */
const withTimes = <T>(items: readonly T[], timesOf: (item: T) => string[]) =>
  items.filter((item) => timesOf(item).every((time) => Number.isFinite(Date.parse(time))))

/**
 * A calendar of retos, torneos and torneo matches in the iCalendar format (RFC 5545, docs/behaviour/retos.md#Calendars). Times are in UTC,
 * so that readers need no time zone rules. The UID of an event never changes; `SEQUENCE` grows with each change of the event.
 */
export function calendarText(
  { title, retos, torneos, matches, servers, maps }: CalendarParts,
  { publicUrl, siteName }: Pick<Config, 'publicUrl' | 'siteName'>,
): string {
  const calendar = ical({
    name: `${siteName} · ${title}`,
    prodId: { company: siteName, product: 'Agenda', language: 'ES' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: hour,
  })
  const { hostname } = new URL(publicUrl)
  for (const reto of withTimes(retos, ({ creado, fecha }) => [creado, fecha ?? creado])) {
    const start = new Date(reto.fecha ?? reto.creado)
    const server = servers.find(({ id }) => id === reto.servidor)
    calendar.createEvent({
      id: `reto-${reto.id}@${hostname}`,
      sequence: reto.version,
      stamp: new Date(reto.creado),
      start,
      end: new Date(start.getTime() + retoLengthMs),
      summary: `${reto.retador.nombre} contra ${reto.retado.nombre}`,
      description: detailsOf(reto, maps),
      url: `${publicUrl}${paths.reto(reto.id)}`,
      status: isOff(reto) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(server ? { location: `${server.nombre} (${server.host}:${server.puerto})` } : {}),
    })
  }
  for (const torneo of withTimes(torneos, ({ created_at, inicio }) => [created_at, inicio]))
    calendar.createEvent({
      id: `torneo-${torneo.id}@${hostname}`,
      sequence: torneo.revision,
      stamp: new Date(torneo.created_at),
      start: new Date(torneo.inicio),
      summary: torneo.nombre,
      description: torneo.descripcion,
      url: `${publicUrl}${paths.torneo(torneo.id)}`,
      status: torneo.estado === 'cancelado' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  for (const match of withTimes(matches, ({ created_at, fecha }) => [created_at, fecha])) {
    const start = new Date(match.fecha)
    const played = match.mapas.map((code) => mapName(maps, code)).join(', ')
    calendar.createEvent({
      id: `torneo-${match.id_torneo}-${match.partida}@${hostname}`,
      sequence: match.version,
      stamp: new Date(match.created_at),
      start,
      end: new Date(start.getTime() + retoLengthMs),
      summary: `${match.a ?? 'Por definir'} contra ${match.b ?? 'por definir'}`,
      description: [`${match.torneo}, ${match.ronda}`, ...(played ? [`Mapas: ${played}`] : [])].join('\n'),
      url: `${publicUrl}${paths.torneoPartida(match.id_torneo, match.partida)}`,
      status: match.cancelado ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  return calendar.toString()
}
