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
 * True if Discord refused the call and would refuse it again: the channel is gone, the user accepts no messages, or the message is
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

/** The calls to Discord's REST API that do not reply to an interaction. discord.js handles the rate limits. */
export interface DiscordRest {
  post(channel: string, body: RESTPostAPIChannelMessageJSONBody): Promise<string>
  edit(channel: string, message: string, body: RESTPatchAPIChannelMessageJSONBody): Promise<void>
  /** Opens the channel for direct messages with a user; resolves with the channel's id. */
  openDirectMessage(person: string): Promise<string>
  /** The 100 latest messages of a channel, with the URLs and footers of their embeds. */
  latestMessages(channel: string): Promise<ChannelMessage[]>
  /** Starts a thread from a message. The thread's id is the message's id. Rejects if the message already has a thread. */
  startThread(channel: string, message: string, name: string): Promise<void>
  /** The id of the Discord server that the channel belongs to; null for a direct message. */
  guildOf(channel: string): Promise<string | null>
  /** The scheduled events of a Discord server that have not ended. */
  events(guild: string): Promise<GuildEvent[]>
  /** A scheduled event of a Discord server; null if it was deleted. */
  event(guild: string, id: string): Promise<GuildEvent | null>
  createEvent(guild: string, body: RESTPostAPIGuildScheduledEventJSONBody): Promise<string>
  editEvent(guild: string, id: string, body: RESTPatchAPIGuildScheduledEventJSONBody): Promise<void>
  roles(guild: string): Promise<GuildRole[]>
  createRole(guild: string, name: string): Promise<GuildRole>
  deleteRole(guild: string, role: string): Promise<void>
  /** The ids of a member's roles; null if the user is not a member. */
  memberRoles(guild: string, person: string): Promise<string[] | null>
  addRole(guild: string, person: string, role: string): Promise<void>
  removeRole(guild: string, person: string, role: string): Promise<void>
}

type Options = Omit<RequestData, 'signal'>

/** Makes running REST calls end when `stopping` aborts. Each call gets its own signal, because discord.js never removes its listeners. */
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

/** After how many minutes without messages Discord hides a thread. A week is the longest value that Discord accepts. */
const threadMinutes = 10_080
const unknownMembers = [10007, 10013]
const reason = 'Clan o rango en el sitio'

/** Discord's REST API, through the client of discord.js. When `stopping` aborts, so do running calls. */
export function discordRest(client: REST, stopping?: AbortSignal): DiscordRest {
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
    startThread: async (channel, message, name) =>
      void (await rest.post(Routes.threads(channel, message), {
        body: { name, auto_archive_duration: threadMinutes },
      })),
    async guildOf(channel) {
      const guild = field(await rest.get(Routes.channel(channel)), 'guild_id')
      return typeof guild === 'string' ? guild : null
    },
    events: async (guild) => list(await rest.get(Routes.guildScheduledEvents(guild))).map(toEvent),
    async event(guild, id) {
      try {
        return toEvent(await rest.get(Routes.guildScheduledEvent(guild, id)))
      } catch (error) {
        if (isUnknownEvent(error)) return null
        throw error
      }
    },
    createEvent: async (guild, body) => idOf(await rest.post(Routes.guildScheduledEvents(guild), { body })),
    editEvent: async (guild, id, body) => void (await rest.patch(Routes.guildScheduledEvent(guild, id), { body })),
    post: async (channel, body) => idOf(await rest.post(Routes.channelMessages(channel), { body })),
    edit: async (channel, message, body) => void (await rest.patch(Routes.channelMessage(channel, message), { body })),
    openDirectMessage: async (recipient_id) => idOf(await rest.post(Routes.userChannels(), { body: { recipient_id } })),
    latestMessages: async (channel) =>
      list(await rest.get(Routes.channelMessages(channel), { query: new URLSearchParams({ limit: '100' }) })).map(
        (message) => {
          const embeds = list(field(message, 'embeds'))
          return {
            id: idOf(message),
            author: field(field(message, 'author'), 'id'),
            urls: embeds.map((embed) => field(embed, 'url')),
            footers: embeds.map((embed) => field(field(embed, 'footer'), 'text')),
          }
        },
      ),
    roles: async (guild) => list(await rest.get(Routes.guildRoles(guild))).map(toRole),
    createRole: async (guild, name) =>
      toRole(
        await rest.post(Routes.guildRoles(guild), {
          body: { name, permissions: '0', mentionable: false, hoist: false },
          reason,
        }),
      ),
    deleteRole: async (guild, role) => void (await rest.delete(Routes.guildRole(guild, role), { reason })),
    async memberRoles(guild, person) {
      try {
        return list(field(await rest.get(Routes.guildMember(guild, person)), 'roles')).map(String)
      } catch (error) {
        if (error instanceof DiscordAPIError && unknownMembers.includes(Number(error.code))) return null
        throw error
      }
    },
    addRole: async (guild, person, role) =>
      void (await rest.put(Routes.guildMemberRole(guild, person, role), { reason })),
    removeRole: async (guild, person, role) =>
      void (await rest.delete(Routes.guildMemberRole(guild, person, role), { reason })),
  }
}
