import { ChannelType, type Message } from 'discord.js'
import { askAssistant } from './ask-assistant'
import type { Reply } from './command'
import type { BotContext } from './context'
import { failureText } from './interactions'
import { reasonOf } from './reason'
import { orAgain } from './rate-limits'
import { RecentIds } from './recent-ids'

/** Question sent to the assistant if a message mentions the bot without any other text. */
const greeting = 'hola'

/** The question in a message; null if the message is not addressed to the bot. */
function questionIn(message: Message<true> | Message): string | null {
  const self = message.client.user.id
  if (message.author.bot || message.system) return null
  const mention = new RegExp(`<@!?${self}>`, 'g')
  if (message.channel.type !== ChannelType.DM && !mention.test(message.content)) return null
  return message.content.replaceAll(mention, ' ').trim() || greeting
}

/** Returns the handler that replies to mentions and direct messages, with one reply for each message. */
export function handleMessages(context: BotContext): (message: Message) => Promise<void> {
  const recent = new RecentIds()
  return async (message) => {
    const question = questionIn(message)
    if (question === null || !recent.add(message.id)) return
    let reply: Reply
    let sent: Message | null = null
    /** Sends the reply to the message; later calls edit the reply that was sent. */
    const say = async (said: Reply) => {
      const { content = '', embeds = [], components = [] } = said
      const before = sent
      sent = await orAgain(() =>
        before
          ? before.edit({ content, embeds, components, allowedMentions: { parse: [] } })
          : message.reply({ ...said, allowedMentions: { parse: [], repliedUser: false } }),
      )
    }
    try {
      reply = await askAssistant(context, { question, channel: message.channelId, person: message.author.id }, say)
    } catch (error) {
      reply = { content: failureText(error) }
    }
    try {
      await say(reply)
    } catch (error) {
      context.log.warn({ motivo: reasonOf(error) }, 'Discord no tomó la respuesta')
    }
  }
}
