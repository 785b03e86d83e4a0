import { discordUserHeader } from '@trinchera/contract/discord'
import { ButtonStyle, ComponentType, type APIEmbed, type APIMessageTopLevelComponent } from 'discord.js'
import { answerText } from './answer-text'
import type { BotContext } from './context'
import { colours } from './embeds'
import { cut, limits, oneLine } from './text'

export interface Said {
  embeds: APIEmbed[]
  components: APIMessageTopLevelComponent[]
}

/** A button that asks what stands on it. */
const asking = 'pregunta:'
const mostButtons = 5

export const questionOf = (customId: string): string | null =>
  customId.startsWith(asking) ? customId.slice(asking.length) : null

/** What may be asked next, as buttons; Discord takes no two of one id. */
function buttonsOf(suggestions: readonly string[]): APIMessageTopLevelComponent[] {
  const fitting = [...new Set(suggestions.map(oneLine))]
    .filter((text) => text && asking.length + text.length <= limits.customId)
    .slice(0, mostButtons)
  if (!fitting.length) return []
  return [
    {
      type: ComponentType.ActionRow,
      components: fitting.map((text) => ({
        type: ComponentType.Button,
        style: ButtonStyle.Secondary,
        label: cut(text, limits.label),
        custom_id: asking + text,
      })),
    },
  ]
}

/** Asks the site's assistant for somebody, in the thread of that channel: it answers here what it answers on the site. */
export async function askAssistant(
  { site, conversations }: BotContext,
  { question, channel, person }: { question: string; channel: string; person: string },
): Promise<Said> {
  const reply = await site.api.chat({
    body: { message: question, conversacion: conversations.of(channel, person) },
    headers: { [discordUserHeader]: person },
  })
  conversations.keep(channel, person, reply.conversacion)
  return {
    embeds: [{ description: answerText(reply.response, site.url), color: colours.brass }],
    components: buttonsOf(reply.sugerencias),
  }
}
