import { ChannelType, type Message } from 'discord.js'
import { askAssistant } from './ask-assistant'
import type { Reply } from './command'
import type { BotContext } from './context'
import { failureText } from './interactions'
import { reasonOf } from './log'
import { Recent } from './recent'

/** Asked by whoever calls the bot and says nothing more. */
const greeting = 'hola'

/** What is asked of the bot; null where the message is not for it. */
function questionIn(message: Message<true> | Message): string | null {
  const self = message.client.user.id
  if (message.author.bot || message.system) return null
  const call = new RegExp(`<@!?${self}>`, 'g')
  if (message.channel.type !== ChannelType.DM && !call.test(message.content)) return null
  return message.content.replaceAll(call, ' ').trim() || greeting
}

/** Answers mentions and direct messages, each once. */
export function handleMessages(context: BotContext): (message: Message) => Promise<void> {
  const recent = new Recent()
  return async (message) => {
    const question = questionIn(message)
    if (question === null || !recent.isNew(message.id)) return
    let said: Reply
    try {
      said = await askAssistant(context, { question, channel: message.channelId, person: message.author.id })
    } catch (error) {
      said = { content: failureText(error) }
    }
    try {
      await message.reply({ ...said, allowedMentions: { parse: [], repliedUser: false } })
    } catch (error) {
      context.log.warn({ motivo: reasonOf(error) }, 'Discord no tomó la respuesta')
    }
  }
}
