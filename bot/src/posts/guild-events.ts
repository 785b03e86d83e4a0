import { cut, oneLine } from '@trinchera/rules/discord-text'
import type { DiscordPost, PostedMessage } from '@trinchera/contract/discord'
import { paths } from '@trinchera/contract/site-paths'
import { torneoNote } from '@trinchera/rules/page-texts'
import {
  GuildScheduledEventEntityType,
  GuildScheduledEventPrivacyLevel,
  GuildScheduledEventStatus,
  type RESTPostAPIGuildScheduledEventJSONBody,
} from 'discord.js'
import { isRejection, type DiscordRest, type GuildEvent } from '../discord-rest'
import type { Log } from '@trinchera/runtime/log'
import { reasonOf } from '../reason'
import { choices, versus, type MapNames } from '../reto-lines'
import type { Site } from '../site'

type Of<T extends DiscordPost['tipo']> = Extract<DiscordPost, { tipo: T }>
type EventPost = Of<'reto-evento' | 'torneo-evento'>
const { Scheduled, Active, Completed, Canceled } = GuildScheduledEventStatus

/** Duration of a scheduled event in Discord, ms. Discord ends the event automatically afterwards. */
const lengthMs = { reto: 2 * 3_600_000, torneo: 6 * 3_600_000 } as const
/** Discord's limits for scheduled events, in characters. */
const limits = { name: 100, location: 100, description: 1000 } as const

interface Needs {
  site: Site
  names: MapNames
  discord: DiscordRest
  self: string
  log: Log
}

/**
 * Data of a scheduled event in Discord. `what`: its content; null if the torneo was deleted. `state`: `coming` before the reto or torneo
 * starts, `begun` while it lasts, `held` after it was played, `off` if it was not played.
 */
interface Shown {
  what: { name: string; lines: (string | null)[]; place: string; start: number; length: number } | null
  state: 'coming' | 'begun' | 'held' | 'off'
}

async function shownReto({ site, names }: Needs, { reto, servidor }: Of<'reto-evento'>): Promise<Shown> {
  const url = site.url(paths.reto(reto.id))
  return {
    what: {
      name: versus(reto),
      lines: [`${reto.etapa.nombre} · ${reto.etapa.juego.nombre}`, ...(await choices(names, reto, servidor)), url],
      place: servidor ? `${servidor.nombre} · ${servidor.host}:${servidor.puerto}` : (url ?? site.name),
      start: Date.parse(reto.fecha ?? ''),
      length: lengthMs.reto,
    },
    state: reto.estado === 'acordado' ? 'coming' : reto.estado === 'jugado' ? 'held' : 'off',
  }
}

const torneoStates = { 'en-juego': 'begun', terminado: 'held', cancelado: 'off' } as const

function shownTorneo({ site }: Needs, { torneo }: Of<'torneo-evento'>): Shown {
  if (!torneo) return { what: null, state: 'off' }
  const { id, nombre, descripcion, inicio, estado } = torneo
  const url = site.url(paths.torneo(id))
  return {
    what: {
      name: oneLine(nombre),
      lines: [torneoNote(torneo), descripcion || null, url],
      place: url ?? site.name,
      start: Date.parse(inicio),
      length: lengthMs.torneo,
    },
    state: estado === 'en-juego' || estado === 'terminado' || estado === 'cancelado' ? torneoStates[estado] : 'coming',
  }
}

const bodyOf = ({ name, lines, place, start, length }: NonNullable<Shown['what']>) =>
  ({
    name: cut(name, limits.name),
    description: cut(lines.filter((line) => line !== null).join('\n'), limits.description),
    entity_type: GuildScheduledEventEntityType.External,
    entity_metadata: { location: cut(place, limits.location) },
    privacy_level: GuildScheduledEventPrivacyLevel.GuildOnly,
    scheduled_start_time: new Date(start).toISOString(),
    scheduled_end_time: new Date(start + length).toISOString(),
  }) satisfies RESTPostAPIGuildScheduledEventJSONBody

/** The statuses to set, in order, to end a scheduled event. Discord completes only active events and cancels only scheduled ones. */
export function endOfEvent(status: number, wasPlayed: boolean): GuildScheduledEventStatus[] {
  if (status === Active) return [Completed]
  if (status !== Scheduled) return []
  return wasPlayed ? [Active, Completed] : [Canceled]
}

const beginning = (status: number) => (status === Scheduled ? [Active] : [])

async function update(
  { discord }: Needs,
  guild: string,
  event: GuildEvent,
  body: RESTPostAPIGuildScheduledEventJSONBody,
) {
  if (event.status !== Scheduled && event.status !== Active) return
  const { scheduled_start_time, scheduled_end_time, ...rest } = body
  // Discord rejects a start in the past, and a new start for an event that has begun
  const moves = event.status === Scheduled && Date.parse(scheduled_start_time) > Date.now()
  await discord.editEvent(guild, event.id, moves ? { ...rest, scheduled_start_time, scheduled_end_time } : rest)
}

async function create({ discord, self }: Needs, guild: string, body: RESTPostAPIGuildScheduledEventJSONBody) {
  // The event may already exist in Discord without the site knowing, if the process ended between creating and recording it
  const made = (await discord.events(guild)).find(
    ({ creator, name, start }) =>
      creator === self && name === body.name && start === Date.parse(body.scheduled_start_time),
  )
  return made?.id ?? discord.createEvent(guild, body)
}

/**
 * Creates or updates the scheduled events of a reto or torneo in these Discord servers. Returns the existing events. A server that refuses
 * the event, for example for lack of permission, is logged and skipped.
 */
export async function syncEvents(needs: Needs, guilds: readonly string[], post: EventPost): Promise<PostedMessage[]> {
  const { discord, log } = needs
  const { what, state } = post.tipo === 'reto-evento' ? await shownReto(needs, post) : shownTorneo(needs, post)
  const body = what && bodyOf(what)
  const events = [...post.eventos]
  const attempt = async (guild: string, work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      if (!isRejection(error)) throw error
      log.info({ servidor: guild, motivo: reasonOf(error) }, 'no se puede llevar un evento en un servidor')
    }
  }
  for (const { canal: guild, mensaje: id } of post.eventos)
    await attempt(guild, async () => {
      const event = await discord.event(guild, id)
      if (!event) return // someone who manages the Discord server deleted the event, so it is not created again
      if (body && (state === 'coming' || state === 'begun')) await update(needs, guild, event, body)
      if (state === 'coming') return
      const statuses = state === 'begun' ? beginning(event.status) : endOfEvent(event.status, state === 'held')
      for (const status of statuses) await discord.editEvent(guild, id, { status })
    })
  if (body && state === 'coming' && Date.parse(body.scheduled_start_time) > Date.now())
    for (const guild of guilds.filter((one) => !post.eventos.some(({ canal }) => canal === one)))
      await attempt(guild, async () => void events.push({ canal: guild, mensaje: await create(needs, guild, body) }))
  return events
}
