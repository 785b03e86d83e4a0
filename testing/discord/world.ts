// The state of the fake Discord: users, channels, messages, roles. Ids are decimal strings, like Discord's own (snowflakes).

export type Json = Record<string, unknown>

export interface DiscordUser {
  id: string
  username: string
  bot: boolean
}

export interface DiscordChannel {
  id: string
  /** Id of the channel's guild; null for a direct message channel. */
  guild: string | null
  with: DiscordUser | null
  /** True if the bot cannot post in the channel (403): it has no access, or the user accepts no direct messages. */
  closed: boolean
  /** If the channel is a thread: its parent channel and its name. */
  thread: { parent: string; name: string } | null
}

/** A scheduled event of a guild. `status`: 1 scheduled, 2 active, 3 completed, 4 cancelled. */
export interface DiscordEvent {
  id: string
  guild: string
  name: string
  description: string
  location: string
  start: string
  end: string
  status: number
}

export interface DiscordRole {
  id: string
  name: string
  position: number
}

export interface DiscordMessage {
  id: string
  channel_id: string
  author: DiscordUser
  content: string
  embeds: Json[]
  components: Json[]
  nonce: string | null
  ephemeral: boolean
  /** The contents of the message before each of its edits, oldest first. */
  edits: Json[]
  /** Whom the message notifies: `everyone`, or ids of users and roles. */
  rings: string[]
  timestamp: string
}

export interface DiscordReply {
  /** True if only the user to whom the bot replies can see the reply. */
  ephemeral: boolean
  content: string
  embeds: Json[]
  components: Json[]
  /** True if the bot deferred the response before giving it content. */
  deferred: boolean
}

export const asObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
export const asList = (value: unknown): Json[] => (Array.isArray(value) ? value.map(asObject) : [])
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The last id given to an object. All fake Discords of a process share it, because a bot must not find old messages in a later fake. */
let lastId = 1_100_000_000_000_000_000n

/** The state of a fake Discord, with a function that waits for changes. */
export class World {
  readonly bot: DiscordUser
  readonly application: string
  readonly guild: string
  readonly people = new Map<string, DiscordUser>()
  readonly channels = new Map<string, DiscordChannel>()
  readonly messages: DiscordMessage[] = []
  readonly roles = new Map<string, DiscordRole>()
  readonly events = new Map<string, DiscordEvent>()
  /** For each member of the guild (by user id), the ids of their roles. */
  readonly members = new Map<string, Set<string>>()
  /** Registered commands by guild id; those for all guilds under ''. */
  readonly commands = new Map<string, Json[]>()
  /** How long Discord remembers a nonce to prevent duplicate messages, in ms. Discord documents "a few minutes". */
  nonceMemory = 3 * 60_000
  readonly #waiting = new Set<() => void>()

  constructor() {
    this.application = this.newId()
    this.bot = { id: this.application, username: 'Trinchera', bot: true }
    this.guild = this.newId()
    this.roles.set(this.guild, { id: this.guild, name: '@everyone', position: 0 })
  }

  newId(): string {
    lastId += 4_194_304n // one millisecond later: a snowflake's timestamp is above its lowest 22 bits
    return String(lastId)
  }

  addChannel(guild: string | null, person: DiscordUser | null = null): DiscordChannel {
    const channel = { id: this.newId(), guild, with: person, closed: false, thread: null }
    this.channels.set(channel.id, channel)
    return channel
  }

  /** The direct message channel with a user, which is created if necessary. */
  directWith(person: DiscordUser): DiscordChannel {
    for (const channel of this.channels.values()) if (channel.with?.id === person.id) return channel
    return this.addChannel(null, person)
  }

  addMessage(channel: string, author: DiscordUser, body: Json): DiscordMessage {
    const message: DiscordMessage = {
      id: this.newId(),
      channel_id: channel,
      author,
      content: asText(body.content),
      embeds: asList(body.embeds),
      components: asList(body.components),
      nonce: body.nonce === undefined || body.nonce === null ? null : String(body.nonce),
      ephemeral: false,
      edits: [],
      rings: ringsOf(body),
      timestamp: new Date().toISOString(),
    }
    this.messages.push(message)
    return message
  }

  /** Wakes the callers of `until`. Call it after every change of the state. */
  notifyWaiters() {
    for (const wake of this.#waiting) wake()
  }

  /** Resolves with the result of `look` as soon as it is not null, undefined or false. */
  until<T>(look: () => T | null | undefined | false): Promise<T> {
    return new Promise((resolve) => {
      const wake = () => {
        const seen = look()
        if (seen === null || seen === undefined || seen === false) return
        this.#waiting.delete(wake)
        resolve(seen)
      }
      this.#waiting.add(wake)
      wake()
    })
  }
}

/** Whom a message notifies: those mentioned in its text, if `allowed_mentions` permits it. */
function ringsOf({ content, allowed_mentions }: Json): string[] {
  const text = asText(content)
  const allowed = allowed_mentions === undefined ? null : asObject(allowed_mentions)
  const may = (kind: string) => allowed === null || (Array.isArray(allowed.parse) && allowed.parse.includes(kind))
  const rings: string[] = []
  if (/@(everyone|here)/.test(text) && may('everyone')) rings.push('everyone')
  for (const [, sign, id] of text.matchAll(/<@([!&]?)(\d+)>/g))
    if (id && may(sign === '&' ? 'roles' : 'users')) rings.push(id)
  return rings
}

export const userPayload = ({ id, username, bot }: DiscordUser): Json => ({
  id,
  username,
  discriminator: '0',
  global_name: username,
  avatar: null,
  bot,
  flags: 0,
  public_flags: 0,
})

export function messagePayload(world: World, message: DiscordMessage): Json {
  const { id, channel_id, author, content, embeds, components, nonce, timestamp } = message
  const mentioned = [...world.people.values(), world.bot].filter((user) => content.includes(`<@${user.id}>`))
  return {
    id,
    channel_id,
    author: userPayload(author),
    content,
    embeds,
    components,
    timestamp,
    edited_timestamp: null,
    tts: false,
    mention_everyone: message.rings.includes('everyone'),
    mentions: mentioned.map(userPayload),
    mention_roles: [],
    attachments: [],
    pinned: false,
    type: 0,
    flags: message.ephemeral ? 64 : 0,
    ...(nonce === null ? {} : { nonce }),
  }
}

export const eventPayload = (
  world: World,
  { id, guild, name, description, location, start, end, status }: DiscordEvent,
): Json => ({
  id,
  guild_id: guild,
  channel_id: null,
  creator_id: world.bot.id,
  name,
  description,
  scheduled_start_time: start,
  scheduled_end_time: end,
  privacy_level: 2,
  status,
  entity_type: 3,
  entity_id: null,
  entity_metadata: { location },
  recurrence_rule: null,
})

export function channelPayload({ id, guild, with: person, thread }: DiscordChannel): Json {
  if (thread)
    return {
      id,
      type: 11,
      guild_id: guild,
      parent_id: thread.parent,
      name: thread.name,
      thread_metadata: { archived: false, auto_archive_duration: 10_080, locked: false },
    }
  return guild === null
    ? { id, type: 1, recipients: person ? [userPayload(person)] : [], last_message_id: null, flags: 0 }
    : {
        id,
        type: 0,
        guild_id: guild,
        name: `canal-${id.slice(-4)}`,
        position: 0,
        permission_overwrites: [],
        nsfw: false,
        parent_id: null,
        flags: 0,
      }
}

export const rolePayload = ({ id, name, position }: DiscordRole): Json => ({
  id,
  name,
  position,
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  managed: false,
  mentionable: false,
  permissions: '2147483647',
  flags: 0,
})

/** Discord's JSON for a guild member. `permissions`: bit field of the member's permissions in the channel. */
export const memberPayload = (user: DiscordUser, roles: Iterable<string>, permissions = '0'): Json => ({
  user: userPayload(user),
  roles: [...roles],
  joined_at: '2020-01-01T00:00:00.000Z',
  deaf: false,
  mute: false,
  flags: 0,
  nick: null,
  avatar: null,
  permissions,
})
