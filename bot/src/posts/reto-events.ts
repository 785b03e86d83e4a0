import { cut } from '@trinchera/rules/discord-text'
import type { DiscordPost, PostedMessage } from '@trinchera/contract/discord'
import { paths } from '@trinchera/contract/site-paths'
import {
  GuildScheduledEventEntityType,
  GuildScheduledEventPrivacyLevel,
  GuildScheduledEventStatus,
  type RESTPostAPIGuildScheduledEventJSONBody,
} from 'discord.js'
import { isRejection, type DiscordRest, type GuildEvent } from '../discord-rest'
import { reasonOf, type Log } from '../log'
import { choices, versus, type MapNames } from '../reto-lines'
import type { Site } from '../site'

type EventPost = Extract<DiscordPost, { tipo: 'reto-evento' }>
const { Scheduled, Active, Completed, Canceled } = GuildScheduledEventStatus

/** Discord ends an event by itself after this time, ms. */
const lengthMs = 2 * 3_600_000
/** Discord's limits, in characters. */
const limits = { name: 100, location: 100, description: 1000 } as const

interface Needs {
  site: Site
  names: MapNames
  discord: DiscordRest
  self: string
  log: Log
}

async function eventBody({ site, names }: Needs, { reto, servidor }: EventPost) {
  const start = Date.parse(reto.fecha ?? '')
  const url = site.url(paths.reto(reto.id))
  const place = servidor ? `${servidor.nombre} · ${servidor.host}:${servidor.puerto}` : (url ?? site.name)
  const lines = [`${reto.etapa.nombre} · ${reto.etapa.juego.nombre}`, ...(await choices(names, reto, servidor)), url]
  return {
    name: cut(versus(reto), limits.name),
    description: cut(lines.filter((line) => line !== null).join('\n'), limits.description),
    entity_type: GuildScheduledEventEntityType.External,
    entity_metadata: { location: cut(place, limits.location) },
    privacy_level: GuildScheduledEventPrivacyLevel.GuildOnly,
    scheduled_start_time: new Date(start).toISOString(),
    scheduled_end_time: new Date(start + lengthMs).toISOString(),
  } satisfies RESTPostAPIGuildScheduledEventJSONBody
}

/** The statuses that end an event: Discord completes only an active one and cancels only one that is to come. */
export function endOfEvent(status: number, wasPlayed: boolean): GuildScheduledEventStatus[] {
  if (status === Active) return [Completed]
  if (status !== Scheduled) return []
  return wasPlayed ? [Active, Completed] : [Canceled]
}

async function update(
  { discord }: Needs,
  guild: string,
  event: GuildEvent,
  body: RESTPostAPIGuildScheduledEventJSONBody,
) {
  if (event.status !== Scheduled && event.status !== Active) return
  const { scheduled_start_time, scheduled_end_time, ...rest } = body
  // Discord takes no start in the past, nor a new one for an event that has begun
  const moves = event.status === Scheduled && Date.parse(scheduled_start_time) > Date.now()
  await discord.editEvent(guild, event.id, moves ? { ...rest, scheduled_start_time, scheduled_end_time } : rest)
}

async function create({ discord, self }: Needs, guild: string, body: RESTPostAPIGuildScheduledEventJSONBody) {
  // one may have been made that the site was not told of: the process ended in between
  const made = (await discord.events(guild)).find(
    ({ creator, name, start }) =>
      creator === self && name === body.name && start === Date.parse(body.scheduled_start_time),
  )
  return made?.id ?? discord.createEvent(guild, body)
}

/**
 * Makes the scheduled events of a reto in these Discord servers, or brings them up to date; returns those there are. A server where the bot
 * may not is left out: the post with its link is there all the same.
 */
export async function syncEvents(needs: Needs, guilds: readonly string[], post: EventPost): Promise<PostedMessage[]> {
  const { discord, log } = needs
  const { reto, eventos } = post
  const body = await eventBody(needs, post)
  const isOpen = reto.estado === 'acordado'
  const events = [...eventos]
  const attempt = async (guild: string, work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      if (!isRejection(error)) throw error
      log.info({ servidor: guild, motivo: reasonOf(error) }, 'no se puede llevar el evento de un reto en un servidor')
    }
  }
  for (const { canal: guild, mensaje: id } of eventos)
    await attempt(guild, async () => {
      const event = await discord.event(guild, id)
      if (!event) return // deleted by who manages the server: it stays so
      if (isOpen) return update(needs, guild, event, body)
      for (const status of endOfEvent(event.status, reto.estado === 'jugado'))
        await discord.editEvent(guild, id, { status })
    })
  if (isOpen && Date.parse(body.scheduled_start_time) > Date.now())
    for (const guild of guilds.filter((one) => !eventos.some(({ canal }) => canal === one)))
      await attempt(guild, async () => void events.push({ canal: guild, mensaje: await create(needs, guild, body) }))
  return events
}
