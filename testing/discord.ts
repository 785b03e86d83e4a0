import { once } from 'node:events'
import { createServer } from 'node:http'
import { attachGateway, type Gateway } from './discord/gateway'
import { Interactions, type Interaction } from './discord/interactions'
import { createRest, type Rest } from './discord/rest'
import {
  asList,
  asObject,
  asText,
  channelPayload,
  memberPayload,
  messagePayload,
  userPayload,
  World,
  type DiscordChannel,
  type DiscordMessage,
  type DiscordReply,
  type DiscordUser,
  type Json,
} from './discord/world'

type OptionValue = string | number | boolean

interface Where {
  /** The channel; by default `talk`. */
  channel?: DiscordChannel
  /** The user's permissions in the channel, as Discord's bit field; none by default. */
  permissions?: string
}

export interface TestDiscord {
  /** Environment variables that connect a bot to this fake. */
  env: Record<string, string>
  world: World
  gateway: Gateway
  rest: Rest
  /** `posts`: the channel for the bot's posts. `talk`: a channel for chat. */
  posts: DiscordChannel
  talk: DiscordChannel
  /** Creates a user who is a member of the guild (Discord's word for a server). */
  person(username: string): DiscordUser
  /** Uses a slash command. Resolves with the bot's reply once the reply has content, not when it is only deferred. */
  slash(
    person: DiscordUser,
    command: string,
    options?: Record<string, OptionValue>,
    where?: Where,
  ): Promise<DiscordReply>
  /** Uses a command from the context menu of another user. */
  menu(person: DiscordUser, command: string, target: DiscordUser): Promise<DiscordReply>
  /** Presses a button that edits its message. Resolves with the edited message and, in `told`, the bot's separate reply, if any. */
  turn(
    person: DiscordUser,
    answer: DiscordReply | DiscordMessage,
    label: string,
  ): Promise<{ message: DiscordMessage; told: DiscordReply | null }>
  /** Types text into an option of a command. Resolves with the choices that the bot suggests. */
  complete(
    person: DiscordUser,
    command: string,
    option: string,
    typed: string,
  ): Promise<{ name: string; value: unknown }[]>
  /** Presses the button with a label. Resolves with the bot's separate reply; null if the bot only edited the message. */
  press(person: DiscordUser, message: DiscordMessage, label: string): Promise<DiscordReply | null>
  /** Writes a message in a public channel, by default `talk`. */
  say(person: DiscordUser, content: string, channel?: DiscordChannel): DiscordMessage
  /** Delivers a message to the bot a second time. */
  sayAgain(message: DiscordMessage): void
  /** Sends the bot a direct message. */
  tell(person: DiscordUser, content: string): DiscordMessage
  /** Resolves with the bot's next message in the channel of `message`. */
  answerTo(message: DiscordMessage): Promise<DiscordMessage>
  postsIn(channel: DiscordChannel): DiscordMessage[]
  /** Resolves with the bot's messages in a channel once there are `count` of them. */
  untilPosts(channel: DiscordChannel, count: number): Promise<DiscordMessage[]>
  stop(): Promise<void>
}

const token = 'ficha.de.prueba'

/** Starts a fake Discord: its gateway and REST API over real WebSockets and HTTP. `rest.api`: the URL for discord.js. */
export async function startDiscord({ port = 0 }: { port?: number } = {}): Promise<TestDiscord> {
  const world = new World()
  const interactions = new Interactions(world)
  let address = ''
  const rest = createRest(world, interactions, token, () => `ws://${address}/gateway`)
  const server = createServer((request, reply) => {
    rest.handle(request, reply).catch(() => request.socket.destroy())
  })
  const gateway = attachGateway(server, world, token)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const listening = server.address()
  if (!listening || typeof listening !== 'object') throw new Error('no port')
  address = `127.0.0.1:${listening.port}`
  const posts = world.addChannel(world.guild)
  const talk = world.addChannel(world.guild)

  const memberOf = (person: DiscordUser, permissions?: string) =>
    memberPayload(person, world.members.get(person.id) ?? [], permissions)
  const whereOf = (person: DiscordUser, channel: DiscordChannel, permissions?: string): Json =>
    channel.guild === null
      ? { channel_id: channel.id, channel: channelPayload(channel), user: userPayload(person), context: 1 }
      : {
          channel_id: channel.id,
          channel: channelPayload(channel),
          guild_id: channel.guild,
          guild: { id: channel.guild, locale: 'es-ES', features: [] },
          member: memberOf(person, permissions),
          context: 0,
        }

  function interact(
    interaction: Interaction,
    person: DiscordUser,
    channel: DiscordChannel,
    rest: Json,
    permissions?: string,
  ) {
    gateway.dispatch('INTERACTION_CREATE', {
      id: interaction.id,
      application_id: world.application,
      token: interaction.token,
      version: 1,
      locale: 'es-ES',
      guild_locale: 'es-ES',
      app_permissions: '2147483647',
      entitlements: [],
      authorizing_integration_owners: {},
      attachment_size_limit: 10_485_760,
      ...whereOf(person, channel, permissions),
      ...rest,
    })
  }

  function commandOf(name: string, options: Json[]): Json {
    return { id: world.application, name, type: 1, options }
  }

  const kindOf = (value: OptionValue) => (typeof value === 'string' ? 3 : typeof value === 'boolean' ? 5 : 4)

  function pressed(person: DiscordUser, message: DiscordMessage, label: string): Interaction {
    const button = message.components.flatMap((row) => asList(row.components)).find((part) => part.label === label)
    if (!button) throw new Error(`no button says ${label}`)
    if (button.disabled === true) throw new Error(`the button ${label} is disabled`)
    const channel = world.channels.get(message.channel_id) ?? talk
    const interaction = interactions.open(channel.id, message)
    interact(interaction, person, channel, {
      type: 3,
      message: messagePayload(world, message),
      data: { custom_id: asText(button.custom_id), component_type: 2 },
    })
    return interaction
  }

  /** Resolves with the bot's response to a command once the response has content, not when it is only deferred. */
  const replyTo = (interaction: Interaction): Promise<DiscordReply> =>
    world.until(() => {
      const { reply, followups } = interaction
      return reply && (reply.content || reply.embeds.length) ? reply : followups.at(-1)
    })

  function deliver(message: DiscordMessage) {
    const channel = world.channels.get(message.channel_id) ?? talk
    gateway.dispatch('MESSAGE_CREATE', {
      ...messagePayload(world, message),
      ...(channel.guild === null
        ? { channel_type: 1 }
        : { guild_id: world.guild, channel_type: 0, member: memberOf(message.author) }),
    })
  }

  function speak(person: DiscordUser, content: string, channel: DiscordChannel): DiscordMessage {
    const message = world.addMessage(channel.id, person, { content })
    deliver(message)
    return message
  }

  const discord: TestDiscord = {
    env: {
      DISCORD_TOKEN: token,
      DISCORD_API_URL: `http://${address}/api`,
      DISCORD_CHANNEL_ID: posts.id,
      DISCORD_GUILD_ID: world.guild,
    },
    world,
    gateway,
    rest,
    posts,
    talk,
    person(username) {
      const person = { id: world.newId(), username, bot: false }
      world.people.set(person.id, person)
      world.members.set(person.id, new Set())
      return person
    },
    slash(person, command, options = {}, { channel = talk, permissions } = {}) {
      const interaction = interactions.open(channel.id)
      const given = Object.entries(options).map(([name, value]) => ({ name, type: kindOf(value), value }))
      interact(interaction, person, channel, { type: 2, data: commandOf(command, given) }, permissions)
      return replyTo(interaction)
    },
    menu(person, command, target) {
      const interaction = interactions.open(talk.id)
      interact(interaction, person, talk, {
        type: 2,
        data: {
          id: world.application,
          name: command,
          type: 2,
          target_id: target.id,
          resolved: { users: { [target.id]: userPayload(target) }, members: { [target.id]: memberOf(target) } },
        },
      })
      return replyTo(interaction)
    },
    async turn(person, answer, label) {
      const message = 'id' in answer ? answer : world.addMessage(talk.id, world.bot, { ...answer })
      const before = message.edits.length
      const interaction = pressed(person, message, label)
      await world.until(() => message.edits.length > before || interaction.followups.length > 0)
      return { message, told: interaction.followups.at(-1) ?? null }
    },
    complete(person, command, option, typed) {
      const interaction = interactions.open(talk.id)
      interact(interaction, person, talk, {
        type: 4,
        data: commandOf(command, [{ name: option, type: 3, value: typed, focused: true }]),
      })
      return world.until(() => interaction.choices)
    },
    press(person, message, label) {
      const interaction = pressed(person, message, label)
      return world
        .until(() => {
          if (interaction.followups.length) return { said: interaction.followups.at(-1) ?? null }
          const { reply } = interaction
          return reply && (reply.content || reply.embeds.length) ? { said: reply } : null
        })
        .then(({ said }) => said)
    },
    say: (person, content, channel = talk) => speak(person, content, channel),
    sayAgain: deliver,
    tell: (person, content) => speak(person, content, world.directWith(person)),
    answerTo: (message) =>
      world.until(() =>
        world.messages
          .slice(world.messages.indexOf(message))
          .find(({ channel_id, author }) => channel_id === message.channel_id && author === world.bot),
      ),
    postsIn: (channel) =>
      world.messages.filter((message) => message.channel_id === channel.id && message.author === world.bot),
    untilPosts: (channel, count) =>
      world.until(() => {
        const found = discord.postsIn(channel)
        return found.length >= count ? found : null
      }),
    async stop() {
      gateway.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return discord
}

/** All texts of an embed (Discord's formatted box) as one string, for assertions. */
export const embedText = (embed: Json): string =>
  JSON.stringify([embed.title, embed.description, embed.fields, asObject(embed.footer).text, embed.url])
