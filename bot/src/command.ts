import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  type APIApplicationCommandStringOption,
  type APIEmbed,
  type APIMessageTopLevelComponent,
  type ChatInputCommandInteraction,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js'
import type { BotContext } from './context'
import type { Choice } from './names'

/** What is answered. */
export interface Reply {
  content?: string
  embeds?: APIEmbed[]
  components?: APIMessageTopLevelComponent[]
}

export interface Command {
  data: RESTPostAPIChatInputApplicationCommandsJSONBody
  /** Only who asks sees the answer. */
  isPrivate?: true
  run(context: BotContext, interaction: ChatInputCommandInteraction): Promise<Reply>
  /** What is offered while an option is typed. */
  complete?(context: BotContext, typed: string): Promise<Choice[]>
}

export const textOption = (
  name: string,
  description: string,
  rest: { required?: boolean; autocomplete?: true; max_length?: number } = {},
): APIApplicationCommandStringOption => ({
  type: ApplicationCommandOptionType.String,
  name,
  description,
  required: false,
  ...rest,
})

export const slash = (
  name: string,
  description: string,
  options: APIApplicationCommandStringOption[] = [],
): RESTPostAPIChatInputApplicationCommandsJSONBody => ({
  type: ApplicationCommandType.ChatInput,
  name,
  description,
  options,
})

/** The person has to try again: the text is for them. */
export class Refusal extends Error {}
