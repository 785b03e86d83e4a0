import { Client, Events, GatewayIntentBits, Partials } from 'discord.js'
import type { BotConfig } from './config'
import type { BotContext } from './context'
import { Conversations } from './conversations'
import { handleInteractions } from './interactions'
import { reasonOf, type Log } from './log'
import { handleMessages } from './messages'
import { openNames } from './names'
import { openSite } from './site'

export interface Bot {
  /** Finishes what is under way and leaves Discord. */
  close(): Promise<void>
}

/** Mentions and direct messages carry their text without the privileged intent. */
const intents = [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.DirectMessages]

/** Comes into Discord and stays there; rejects where Discord does not know the token. `onLost`: it will not come back by itself. */
export async function startBot(config: BotConfig, log: Log, onLost: (why: string) => void): Promise<Bot> {
  const site = openSite(config)
  const client = new Client({ intents, partials: [Partials.Channel], rest: { api: config.discordUrl }, allowedMentions: { parse: [], repliedUser: false } })
  const context: BotContext = { site, names: openNames(site), conversations: new Conversations(), log, rolesChanged: () => {} }

  client.on(Events.Error, (error) => log.warn({ motivo: reasonOf(error) }, 'falla de la conexión con Discord'))
  client.on(Events.ShardDisconnect, ({ code }) => onLost(`Discord cerró la conexión para siempre (${code})`))
  client.on(Events.ShardReconnecting, () => log.info({}, 'reconectando con Discord'))
  client.on(Events.ShardResume, () => log.info({}, 'de vuelta en Discord'))
  client.on(Events.Invalidated, () => onLost('Discord dio por terminada la sesión'))
  client.on(Events.InteractionCreate, handleInteractions(context))
  client.on(Events.MessageCreate, handleMessages(context))

  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()))
  await client.login(config.token)
  await ready
  log.info({ canales: config.channels.length }, 'bot listo')
  return {
    async close() {
      await client.destroy()
    },
  }
}
