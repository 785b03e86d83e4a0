import {
  DiscordAPIError,
  Routes,
  type REST,
  type RequestData,
  type RouteLike,
  type RESTPatchAPIChannelMessageJSONBody,
  type RESTPatchAPIGuildScheduledEventJSONBody,
  type RESTPostAPIChannelMessageJSONBody,
  type RESTPostAPIGuildScheduledEventJSONBody,
} from 'discord.js'
import { orAgain } from './rate-limits'

/**
 * True if Discord refused the call and would refuse it again, because the channel is gone, the user accepts no messages, or the message is
 * malformed.
 */
export const isRejection = (error: unknown): error is DiscordAPIError =>
  error instanceof DiscordAPIError && [400, 403, 404].includes(error.status)
/** True if Discord refused the message because the message itself is invalid, rather than because of where it was sent. */
export const isMalformed = (error: unknown) => error instanceof DiscordAPIError && error.status === 400
export const isUnknownChannel = (error: unknown) => error instanceof DiscordAPIError && error.code === 10003
export const isUnknownEvent = (error: unknown) => error instanceof DiscordAPIError && error.code === 10070
export const isUnknownMessage = (error: unknown) => error instanceof DiscordAPIError && error.code === 10008

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}

function idOf(value: unknown): string {
  const id = field(value, 'id')
  if (typeof id !== 'string') throw new Error('Discord answered without an id')
  return id
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export interface ChannelMessage {
  id: string
  author: unknown
  urls: unknown[]
  footers: unknown[]
}
/** A scheduled event of a Discord server. `start`: ms since 1970. */
export interface GuildEvent {
  id: string
  creator: unknown
  name: string
  start: number
  status: number
}
export interface GuildRole {
  id: string
  name: string
}

type Options = Omit<RequestData, 'signal'>

/** Makes running REST calls end when `stopping` aborts. Each call gets its own signal, as discord.js never removes its listeners. */
function withSignal(rest: REST, stopping?: AbortSignal) {
  async function call(send: (options: RequestData) => Promise<unknown>, options: Options = {}): Promise<unknown> {
    stopping?.throwIfAborted()
    const ended = new AbortController()
    const end = () => ended.abort()
    stopping?.addEventListener('abort', end)
    const request = { ...options, signal: ended.signal }
    try {
      return await orAgain(() => send(request))
    } finally {
      stopping?.removeEventListener('abort', end)
    }
  }
  return {
    get: (route: RouteLike, options?: Options) => call((given) => rest.get(route, given), options),
    post: (route: RouteLike, options?: Options) => call((given) => rest.post(route, given), options),
    patch: (route: RouteLike, options?: Options) => call((given) => rest.patch(route, given), options),
    put: (route: RouteLike, options?: Options) => call((given) => rest.put(route, given), options),
    delete: (route: RouteLike, options?: Options) => call((given) => rest.delete(route, given), options),
  }
}

/** Minutes without messages after which Discord hides a thread. A week is the maximum that Discord accepts. */
const threadMinutes = 10_080
const unknownMembers = [10007, 10013]
const reason = 'Clan o rango en el sitio'

/**
 * The calls to Discord's REST API that do not reply to an interaction, through the client of discord.js, which handles the rate limits. When
 * `stopping` aborts, so do running calls.
 */
export function discordRest(client: REST, stopping?: AbortSignal) {
  const rest = withSignal(client, stopping)
  const toRole = (value: unknown): GuildRole => ({ id: idOf(value), name: String(field(value, 'name')) })
  const toEvent = (value: unknown): GuildEvent => ({
    id: idOf(value),
    creator: field(value, 'creator_id'),
    name: String(field(value, 'name')),
    start: Date.parse(String(field(value, 'scheduled_start_time'))),
    status: Number(field(value, 'status')),
  })
  return {
    /** Starts a thread from a message. The thread's id is the message's id. Rejects if the message already has a thread. */
    async startThread(channel: string, message: string, name: string) {
      await rest.post(Routes.threads(channel, message), { body: { name, auto_archive_duration: threadMinutes } })
    },
    /** The id of the Discord server that the channel belongs to; null for a direct message. */
    async guildOf(channel: string) {
      const guild = field(await rest.get(Routes.channel(channel)), 'guild_id')
      return typeof guild === 'string' ? guild : null
    },
    /** The scheduled events of a Discord server that have not ended. */
    events: async (guild: string) => list(await rest.get(Routes.guildScheduledEvents(guild))).map(toEvent),
    /** A scheduled event of a Discord server; null if it was deleted. */
    async event(guild: string, id: string) {
      try {
        return toEvent(await rest.get(Routes.guildScheduledEvent(guild, id)))
      } catch (error) {
        if (isUnknownEvent(error)) return null
        throw error
      }
    },
    createEvent: async (guild: string, body: RESTPostAPIGuildScheduledEventJSONBody) =>
      idOf(await rest.post(Routes.guildScheduledEvents(guild), { body })),
    async editEvent(guild: string, id: string, body: RESTPatchAPIGuildScheduledEventJSONBody) {
      await rest.patch(Routes.guildScheduledEvent(guild, id), { body })
    },
    post: async (channel: string, body: RESTPostAPIChannelMessageJSONBody) =>
      idOf(await rest.post(Routes.channelMessages(channel), { body })),
    async edit(channel: string, message: string, body: RESTPatchAPIChannelMessageJSONBody) {
      await rest.patch(Routes.channelMessage(channel, message), { body })
    },
    /** Opens the channel for direct messages with a user; resolves with the channel's id. */
    openDirectMessage: async (recipient_id: string) =>
      idOf(await rest.post(Routes.userChannels(), { body: { recipient_id } })),
    /** The 100 latest messages of a channel, with the URLs and footers of their embeds. */
    async latestMessages(channel: string): Promise<ChannelMessage[]> {
      const query = new URLSearchParams({ limit: '100' })
      return list(await rest.get(Routes.channelMessages(channel), { query })).map((message) => {
        const embeds = list(field(message, 'embeds'))
        return {
          id: idOf(message),
          author: field(field(message, 'author'), 'id'),
          urls: embeds.map((embed) => field(embed, 'url')),
          footers: embeds.map((embed) => field(field(embed, 'footer'), 'text')),
        }
      })
    },
    roles: async (guild: string) => list(await rest.get(Routes.guildRoles(guild))).map(toRole),
    async createRole(guild: string, name: string) {
      const body = { name, permissions: '0', mentionable: false, hoist: false }
      return toRole(await rest.post(Routes.guildRoles(guild), { body, reason }))
    },
    async deleteRole(guild: string, role: string) {
      await rest.delete(Routes.guildRole(guild, role), { reason })
    },
    /** The ids of a member's roles; null if the user is not a member. */
    async memberRoles(guild: string, person: string) {
      try {
        return list(field(await rest.get(Routes.guildMember(guild, person)), 'roles')).map(String)
      } catch (error) {
        if (error instanceof DiscordAPIError && unknownMembers.includes(Number(error.code))) return null
        throw error
      }
    },
    async addRole(guild: string, person: string, role: string) {
      await rest.put(Routes.guildMemberRole(guild, person, role), { reason })
    },
    async removeRole(guild: string, person: string, role: string) {
      await rest.delete(Routes.guildMemberRole(guild, person, role), { reason })
    },
  }
}

export type DiscordRest = ReturnType<typeof discordRest>
