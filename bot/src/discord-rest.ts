import {
  DiscordAPIError,
  Routes,
  type REST,
  type RequestData,
  type RouteLike,
  type RESTPatchAPIChannelMessageJSONBody,
  type RESTPostAPIChannelMessageJSONBody,
} from 'discord.js'

/** Discord said no, and would say it again: the channel is gone or closed, the person takes no messages, or the message is not to its taste. */
export const isRefusal = (error: unknown): error is DiscordAPIError =>
  error instanceof DiscordAPIError && [400, 403, 404].includes(error.status)
/** What was sent is at fault, not where. */
export const isMalformed = (error: unknown) => error instanceof DiscordAPIError && error.status === 400
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

export interface SeenMessage {
  id: string
  author: unknown
  urls: unknown[]
  footers: unknown[]
}
export interface SeenRole {
  id: string
  name: string
}

/** What the bot asks of Discord by itself. Waiting out its limits is the client's own business. */
export interface DiscordRest {
  post(channel: string, body: RESTPostAPIChannelMessageJSONBody): Promise<string>
  edit(channel: string, message: string, body: RESTPatchAPIChannelMessageJSONBody): Promise<void>
  /** The conversation with one person. */
  directWith(person: string): Promise<string>
  /** The newest messages of a channel, with the addresses and last lines of their embeds. */
  newest(channel: string): Promise<SeenMessage[]>
  roles(guild: string): Promise<SeenRole[]>
  createRole(guild: string, name: string): Promise<SeenRole>
  deleteRole(guild: string, role: string): Promise<void>
  /** The ids of a member's roles; null: no member. */
  rolesOf(guild: string, person: string): Promise<string[] | null>
  giveRole(guild: string, person: string, role: string): Promise<void>
  takeRole(guild: string, person: string, role: string): Promise<void>
}

type Options = Omit<RequestData, 'signal'>

/** The same client, each call of which ends with the signal. */
function ending(rest: REST, stopping?: AbortSignal) {
  const until = (options: Options = {}): RequestData => (stopping ? { ...options, signal: stopping } : options)
  return {
    get: (route: RouteLike, options?: Options) => rest.get(route, until(options)),
    post: (route: RouteLike, options?: Options) => rest.post(route, until(options)),
    patch: (route: RouteLike, options?: Options) => rest.patch(route, until(options)),
    put: (route: RouteLike, options?: Options) => rest.put(route, until(options)),
    delete: (route: RouteLike, options?: Options) => rest.delete(route, until(options)),
  }
}

const unknownMembers = [10007, 10013]
const reason = 'Clan o rango en el sitio'

/** `stopping` ends the calls under way. */
export function discordRest(client: REST, stopping?: AbortSignal): DiscordRest {
  const rest = ending(client, stopping)
  const seenRole = (value: unknown): SeenRole => ({ id: idOf(value), name: String(field(value, 'name')) })
  return {
    post: async (channel, body) => idOf(await rest.post(Routes.channelMessages(channel), { body })),
    edit: async (channel, message, body) => void (await rest.patch(Routes.channelMessage(channel, message), { body })),
    directWith: async (recipient_id) => idOf(await rest.post(Routes.userChannels(), { body: { recipient_id } })),
    newest: async (channel) =>
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
    roles: async (guild) => list(await rest.get(Routes.guildRoles(guild))).map(seenRole),
    createRole: async (guild, name) =>
      seenRole(
        await rest.post(Routes.guildRoles(guild), {
          body: { name, permissions: '0', mentionable: false, hoist: false },
          reason,
        }),
      ),
    deleteRole: async (guild, role) => void (await rest.delete(Routes.guildRole(guild, role), { reason })),
    async rolesOf(guild, person) {
      try {
        return list(field(await rest.get(Routes.guildMember(guild, person)), 'roles')).map(String)
      } catch (error) {
        if (error instanceof DiscordAPIError && unknownMembers.includes(Number(error.code))) return null
        throw error
      }
    },
    giveRole: async (guild, person, role) =>
      void (await rest.put(Routes.guildMemberRole(guild, person, role), { reason })),
    takeRole: async (guild, person, role) =>
      void (await rest.delete(Routes.guildMemberRole(guild, person, role), { reason })),
  }
}
