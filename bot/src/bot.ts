import { setTimeout as sleep } from 'node:timers/promises'
import { Client, Events, GatewayIntentBits, Partials } from 'discord.js'
import type { BotConfig } from './config'
import type { BotContext } from './context'
import { Conversations } from './conversations'
import { discordRest } from './discord-rest'
import { handleInteractions } from './interactions'
import { listenToSite } from './live'
import { reasonOf, type Log } from './log'
import { handleMessages } from './messages'
import { openNames } from './names'
import { PostSender } from './posts/send-posts'
import { RoleKeeper } from './roles'
import { rounds, type Rounds } from './rounds'
import { isTaken, openSite } from './site'
import { StatusKeeper, statusPause } from './status'

/** How often is asked for what no hint told of, ms. */
const everyPosts = 30_000
const everyRoles = 10 * 60_000
/** How long what is under way may take to end by itself once the bot is to leave, ms; it is found again at the next start. */
const grace = 2_000

export interface Bot {
  /** Finishes what is under way and leaves Discord. */
  close(): Promise<void>
}

/** Mentions and direct messages carry their text without the privileged intent. */
const intents = [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.DirectMessages]

/** Comes into Discord and stays there; rejects where Discord does not know the token. `onLost`: it will not come back by itself. */
export async function startBot(config: BotConfig, log: Log, onLost: (why: string) => void): Promise<Bot> {
  const leaving = new AbortController()
  const site = openSite(config, leaving.signal)
  const client = new Client({
    intents,
    partials: [Partials.Channel],
    rest: { api: config.discordUrl },
    allowedMentions: { parse: [], repliedUser: false },
  })
  let roles: Rounds | null = null
  const context: BotContext = {
    site,
    names: openNames(site),
    conversations: new Conversations(),
    log,
    rolesChanged: () => roles?.now(),
  }

  client.on(Events.Error, (error) => log.warn({ motivo: reasonOf(error) }, 'falla de la conexión con Discord'))
  client.on(Events.ShardDisconnect, ({ code }) => onLost(`Discord cerró la conexión para siempre (${code})`))
  client.on(Events.ShardReconnecting, () => log.info({}, 'reconectando con Discord'))
  client.on(Events.ShardResume, () => log.info({}, 'de vuelta en Discord'))
  client.on(Events.Invalidated, () => onLost('Discord dio por terminada la sesión'))
  client.on(Events.InteractionCreate, handleInteractions(context))
  client.on(Events.MessageCreate, handleMessages(context))

  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()))
  try {
    await client.login(config.token)
  } catch (error) {
    await client.destroy()
    throw error
  }
  await ready
  const discord = discordRest(client.rest, leaving.signal)
  const self = client.user?.id ?? ''
  const { channels, guild } = config
  const [first] = channels
  const sender = new PostSender({ site, discord, self, channels, log })
  const posts = rounds(everyPosts, 'publicar', log, (stopping) => sender.round(stopping))
  if (config.roles && guild) {
    const keeper = new RoleKeeper({ site, discord, guild, log })
    roles = rounds(everyRoles, 'roles', log, (stopping) => keeper.round(stopping))
  }
  const status = first ? new StatusKeeper({ site, names: context.names, discord, self, channel: first }) : null
  const state = rounds(statusPause / 4, 'estado', log, () => status?.round() ?? Promise.resolve())
  const live = listenToSite(config, log, (what) => {
    if (what === 'roles') {
      context.names.forget()
      return roles?.now()
    }
    posts.now()
    state.now()
  })
  posts.now()
  state.now()
  roles?.now()
  if (!isTaken(config.publicUrl))
    log.warn(
      { direccion: config.publicUrl },
      'PUBLIC_URL no tiene un dominio que Discord acepte: lo que se publica va sin enlaces ni imágenes del sitio',
    )
  log.info({ canales: config.channels.length }, 'bot listo')
  return {
    async close() {
      live.close()
      const ended = Promise.all([posts.stop(), state.stop(), roles?.stop()])
      await Promise.race([ended, sleep(grace)])
      leaving.abort()
      await Promise.race([ended, sleep(grace)])
      await client.destroy()
    },
  }
}
