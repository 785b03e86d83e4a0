import { setTimeout as sleep } from 'node:timers/promises'
import { Client, Events, GatewayIntentBits, Partials } from 'discord.js'
import type { BotConfig } from './config'
import type { BotContext } from './context'
import { Conversations } from './conversations'
import { discordRest } from './discord-rest'
import { handleInteractions } from './interactions'
import type { Lease } from './lease'
import { listenToSite } from './live'
import type { Log } from '@trinchera/runtime/log'
import { reasonOf } from './reason'
import { handleMessages } from './messages'
import { createNames } from './names'
import { PostSender } from './posts/send-posts'
import { withoutLongWaits } from './rate-limits'
import { RoleSync } from './role-sync'
import { startPolling, type Polling } from './polling'
import { isLinkable, openSite } from './site'
import { StatusMessage, statusIntervalMs } from './status-message'

/** Intervals at which the bot polls the site, ms. Polling is needed because the live events, which start a poll sooner, may be lost. */
const postsIntervalMs = 30_000
const rolesIntervalMs = 10 * 60_000
/** How long running work may take at shutdown before it is aborted, ms. The next start of the bot resumes aborted work. */
const drainMs = 2_000

export interface Bot {
  /** Waits up to `drainMs` for running work, then disconnects from Discord. */
  close(): Promise<void>
}

/** Gateway intents. The privileged one for message content is not needed: Discord sends the text of mentions and direct messages anyway. */
const intents = [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.DirectMessages]

/**
 * Wraps event handlers so that the bot can wait for the running ones at shutdown. A wrapped handler does nothing after `close`, or while
 * another bot process holds the lease (the right to serve Discord).
 */
function runningAnswers(lease: Lease) {
  const running = new Set<Promise<void>>()
  let closed = false
  return {
    tracked:
      <T>(handle: (asked: T) => Promise<void>) =>
      (asked: T) => {
        if (closed) return
        const held = lease.holds()
        // If the lease is known to be held, the handler runs synchronously, because Discord's next event changes the objects of this one.
        const handled = held === true ? handle(asked) : held.then((holds) => (holds ? handle(asked) : undefined))
        const answering = handled.finally(() => running.delete(answering))
        running.add(answering)
      },
    close() {
      closed = true
      return Promise.allSettled(running)
    },
  }
}

/** Connects to Discord; rejects if the token is invalid. Calls `onLost` when the connection has ended and will not be retried. */
export async function startBot(config: BotConfig, log: Log, lease: Lease, onLost: (why: string) => void): Promise<Bot> {
  const shutdown = new AbortController()
  const site = openSite(config, shutdown.signal)
  const client: Client = new Client({
    intents,
    partials: [Partials.Channel],
    rest: { api: config.discordUrl, rejectOnRateLimit: withoutLongWaits(() => client.rest) },
    allowedMentions: { parse: [], repliedUser: false },
  })
  let roles: Polling | null = null
  const context: BotContext = {
    site,
    names: createNames(site),
    conversations: new Conversations(),
    ownChannels: config.channels,
    log,
    rolesChanged: () => roles?.trigger(),
  }

  client.on(Events.Error, (error) => log.warn({ motivo: reasonOf(error) }, 'falla de la conexión con Discord'))
  client.on(Events.ShardDisconnect, ({ code }) => onLost(`Discord cerró la conexión para siempre (${code})`))
  client.on(Events.ShardReconnecting, () => log.info({}, 'reconectando con Discord'))
  client.on(Events.ShardResume, () => log.info({}, 'de vuelta en Discord'))
  client.on(Events.Invalidated, () => onLost('Discord dio por terminada la sesión'))
  const answers = runningAnswers(lease)
  client.on(Events.InteractionCreate, answers.tracked(handleInteractions(context)))
  client.on(Events.MessageCreate, answers.tracked(handleMessages(context)))

  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()))
  try {
    await client.login(config.token)
  } catch (error) {
    await client.destroy()
    throw error
  }
  await ready
  const discord = discordRest(client.rest, shutdown.signal)
  const self = client.user?.id ?? ''
  const { channels, guild } = config
  const [first] = channels
  const sender = new PostSender({ site, names: context.names, discord, self, channels, log })
  const posts = startPolling(postsIntervalMs, 'publicar', log, (signal) => sender.sendPending(signal))
  if (config.roles && guild) {
    const roleSync = new RoleSync({ site, discord, guild, log })
    roles = startPolling(rolesIntervalMs, 'roles', log, (signal) => roleSync.sync(signal))
  }
  const status = first ? new StatusMessage({ site, names: context.names, discord, self, channel: first }) : null
  const state = startPolling(statusIntervalMs / 4, 'estado', log, () => status?.update() ?? Promise.resolve())
  const live = listenToSite(config, log, (stale) => {
    if (stale === 'roles') {
      context.names.invalidate()
      return roles?.trigger()
    }
    posts.trigger()
    state.trigger()
  })
  posts.trigger()
  state.trigger()
  roles?.trigger()
  if (!isLinkable(config.publicUrl))
    log.warn(
      { direccion: config.publicUrl },
      'PUBLIC_URL no tiene un dominio que Discord acepte: lo que se publica va sin enlaces ni imágenes del sitio',
    )
  log.info({ canales: config.channels.length }, 'bot listo')
  return {
    async close() {
      live.close()
      const ended = Promise.all([posts.stop(), state.stop(), roles?.stop(), answers.close()])
      await Promise.race([ended, sleep(drainMs)])
      shutdown.abort()
      await Promise.race([ended, sleep(drainMs)])
      await client.destroy()
    },
  }
}
