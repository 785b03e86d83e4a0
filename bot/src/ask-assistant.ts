import { colours, cut, oneLine } from '@trinchera/rules/discord-text'
import { discordUserHeader } from '@trinchera/contract/discord'
import {
  ButtonStyle,
  ComponentType,
  type APIEmbed,
  type APIMessageTopLevelComponent,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
} from 'discord.js'
import { answerText } from './answer-text'
import type { BotContext } from './context'
import { paced } from './paced'
import { limits } from './text'

export interface AssistantReply {
  embeds: APIEmbed[]
  components: APIMessageTopLevelComponent[]
}

/** Start of the id of a button that asks a suggested question. The rest of the id is the question. */
const questionPrefix = 'pregunta:'
const maxButtons = 5

export const questionOf = (customId: string): string | null =>
  customId.startsWith(questionPrefix) ? customId.slice(questionPrefix.length) : null

/** Buttons for the suggested questions. Duplicates are removed because Discord rejects buttons with the same id. */
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

const embedOf = ({ site }: BotContext, response: string): APIEmbed => ({
  description: answerText(response, site.url),
  color: colours.brass,
})

const textOf = (line: unknown): string =>
  typeof line === 'object' && line !== null && 'texto' in line && typeof line.texto === 'string' ? line.texto : ''

/**
 * Sends a Discord user's question to the site's assistant and returns the answer. The question continues that user's conversation in the
 * channel, if there is one. `show` edits the Discord message with the part of the answer received so far.
 */
export async function askAssistant(
  context: BotContext,
  { question, channel, person }: { question: string; channel: string; person: string },
  show: (soFar: AssistantReply) => Promise<unknown>,
): Promise<AssistantReply> {
  const { site, conversations } = context
  const edits = paced(show)
  try {
    const reply = await site.api.tell({
      body: { message: question, conversacion: conversations.get(channel, person) },
      headers: { [discordUserHeader]: person },
      onProgress(line) {
        const text = textOf(line)
        if (text) edits.show({ embeds: [embedOf(context, text)], components: [] })
      },
    })
    conversations.set(channel, person, reply.conversacion)
    return { embeds: [embedOf(context, reply.response)], components: buttonsOf(reply.sugerencias) }
  } finally {
    await edits.end()
  }
}

const noMentions = { parse: [] }

/**
 * Returns a function that shows the assistant's partial answer, but only if the Discord reply is already deferred. Otherwise the whole
 * answer may still arrive in time for a normal reply, so the function does nothing.
 */
export const showDeferred =
  (interaction: ChatInputCommandInteraction | ButtonInteraction) =>
  async (soFar: AssistantReply): Promise<unknown> =>
    interaction.deferred && interaction.editReply({ ...soFar, allowedMentions: noMentions })
