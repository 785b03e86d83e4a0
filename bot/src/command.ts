import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  type APIApplicationCommandStringOption,
  type APIEmbed,
  type APIMessageTopLevelComponent,
  type ChatInputCommandInteraction,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody,
  type UserContextMenuCommandInteraction,
} from 'discord.js'
import type { BotContext } from './context'
import type { Choice } from './names'

export interface Reply {
  content?: string
  embeds?: APIEmbed[]
  components?: APIMessageTopLevelComponent[]
}

export interface Command {
  data: RESTPostAPIChatInputApplicationCommandsJSONBody
  /** Returns page number `page` (from 1) of a reply with several pages. `about`: the value that was passed to `pageButtons`. */
  page?(context: BotContext, about: string, page: number): Promise<Reply>
  /** True if only the user who sent the command sees the reply (ephemeral). */
  isPrivate?: true
  run(context: BotContext, interaction: ChatInputCommandInteraction): Promise<Reply>
  /** Autocompletion: choices for what the user has typed into an option so far. */
  complete?(context: BotContext, typed: string): Promise<Choice[]>
}

/** A command that Discord offers in the context menu of a user. */
export interface PersonCommand {
  data: RESTPostAPIContextMenuApplicationCommandsJSONBody
  run(context: BotContext, interaction: UserContextMenuCommandInteraction): Promise<Reply>
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
