import { discordUserHeader } from '@trinchera/contract/discord'
import { ButtonStyle, ComponentType, type APIEmbed, type APIMessageTopLevelComponent } from 'discord.js'
import { answerText } from './answer-text'
import type { BotContext } from './context'
import { colours } from './embeds'
import { cut, limits, oneLine } from './text'

export interface AssistantReply {
  embeds: APIEmbed[]
  components: APIMessageTopLevelComponent[]
}

/** Prefix of a suggestion button's id; the question follows. */
const questionPrefix = 'pregunta:'
const maxButtons = 5

export const questionOf = (customId: string): string | null =>
  customId.startsWith(questionPrefix) ? customId.slice(questionPrefix.length) : null

/** Suggested questions as buttons; Discord rejects duplicate ids. */
function buttonsOf(suggestions: readonly string[]): APIMessageTopLevelComponent[] {
  const fitting = [...new Set(suggestions.map(oneLine))]
    .filter((text) => text && questionPrefix.length + text.length <= limits.customId)
    .slice(0, maxButtons)
  if (!fitting.length) return []
  return [
    {
      type: ComponentType.ActionRow,
      components: fitting.map((text) => ({
        type: ComponentType.Button,
        style: ButtonStyle.Secondary,
        label: cut(text, limits.label),
        custom_id: questionPrefix + text,
      })),
    },
  ]
}

/** Asks the site's assistant on behalf of a Discord user, continuing their conversation in that channel. */
export async function askAssistant(
  { site, conversations }: BotContext,
  { question, channel, person }: { question: string; channel: string; person: string },
): Promise<AssistantReply> {
  const reply = await site.api.chat({
    body: { message: question, conversacion: conversations.get(channel, person) },
    headers: { [discordUserHeader]: person },
  })
  conversations.set(channel, person, reply.conversacion)
  return {
    embeds: [{ description: answerText(reply.response, site.url), color: colours.brass }],
    components: buttonsOf(reply.sugerencias),
  }
}
