import { ApiError } from '@trinchera/contract/client'
import {
  MessageFlags,
  type AutocompleteInteraction,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type Interaction,
} from 'discord.js'
import { askAssistant, questionOf } from './ask-assistant'
import { Refusal, type Command, type Reply } from './command'
import { commands } from './commands/list'
import type { BotContext } from './context'
import { invitationAct } from './invitations'
import { reasonOf } from './log'
import { Recent } from './recent'
import { escaped } from './text'

/** After so long without an answer, Discord is asked for more time: it gives 3 s. */
const patience = 1_500
const noMentions = { parse: [] } as const

const byName = new Map<string, Command>(commands.map((command) => [command.data.name, command]))

/** What a person is told of a failure: the site's own words where it refused, otherwise that it is away. */
export function failureText(error: unknown): string {
  if (error instanceof Refusal) return error.message
  if (error instanceof ApiError && error.code >= 400 && error.code < 500) return escaped(error.message)
  return 'El sitio no contesta en este momento. Prueba en un rato.'
}

const isOurs = (error: unknown) =>
  error instanceof Refusal || (error instanceof ApiError && error.code >= 400 && error.code < 500)

/** Answers in time, or asks for time first. What fails is told to whoever asked, and to nobody else. */
async function answer(
  { log }: BotContext,
  interaction: ChatInputCommandInteraction | ButtonInteraction,
  isPrivate: boolean,
  work: Promise<Reply>,
) {
  let deferring: Promise<unknown> | null = null
  const timer = setTimeout(() => {
    deferring = interaction.deferReply(isPrivate ? { flags: MessageFlags.Ephemeral } : {})
    deferring.catch(() => {})
  }, patience)
  let reply: Reply
  let hidden = isPrivate
  try {
    reply = await work
  } catch (error) {
    if (!isOurs(error)) log.warn({ motivo: reasonOf(error) }, 'no se pudo contestar')
    reply = { content: failureText(error) }
    hidden = true
  } finally {
    clearTimeout(timer)
  }
  if (deferring !== null) {
    await deferring
    if (hidden && !isPrivate) {
      await interaction.deleteReply() // everyone saw that it was coming
      await interaction.followUp({ ...reply, allowedMentions: noMentions, flags: MessageFlags.Ephemeral })
    } else await interaction.editReply({ ...reply, allowedMentions: noMentions })
  } else
    await interaction.reply({
      ...reply,
      allowedMentions: noMentions,
      ...(hidden ? { flags: MessageFlags.Ephemeral } : {}),
    })
}

async function complete(context: BotContext, interaction: AutocompleteInteraction) {
  const command = byName.get(interaction.commandName)
  const choices = await (command?.complete?.(context, interaction.options.getFocused()) ?? Promise.resolve([])).catch(
    () => [],
  )
  await interaction.respond(choices)
}

/** An invitation answered from its message. The buttons go once there is nothing left to answer. */
async function answerInvitation(
  context: BotContext,
  interaction: ButtonInteraction,
  act: NonNullable<ReturnType<typeof invitationAct>>,
) {
  const { site, rolesChanged, log } = context
  const { id, respuesta } = act
  await interaction.deferUpdate()
  try {
    const { message } = await site.api.answerFromDiscord({
      params: { id },
      body: { discord_id: interaction.user.id, respuesta },
    })
    rolesChanged()
    await withoutButtons(interaction, id)
    await interaction.followUp({
      content: `${escaped(message)}.`,
      allowedMentions: noMentions,
      flags: MessageFlags.Ephemeral,
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (await isOver(context, interaction.user.id, id, error)) await withoutButtons(interaction, id)
    else if (!isOurs(error)) log.warn({ motivo: reasonOf(error) }, 'no se pudo contestar una invitación')
    await interaction.followUp({
      content: failureText(error),
      allowedMentions: noMentions,
      flags: MessageFlags.Ephemeral,
    })
  }
}

/** Whether there is nothing left to answer: refused for what may pass, as a stage that is not active, an invitation is still there. */
async function isOver({ site }: BotContext, discord_id: string, id: number, { code }: ApiError): Promise<boolean> {
  if (code !== 400 && code !== 404) return false
  try {
    const { data } = await site.api.getDiscordAccount({ params: { discord_id } })
    return !data.invitaciones.some((pending) => pending.id === id)
  } catch {
    return false // whoever pressed has no account that could tell
  }
}

/** The pressed message without the buttons of that invitation. */
async function withoutButtons(interaction: ButtonInteraction, id: number) {
  const rows = interaction.message.components.map((row) => row.toJSON())
  await interaction.editReply({ components: rows.filter((row) => !JSON.stringify(row).includes(`"invitacion:${id}:`)) })
}

async function press(context: BotContext, interaction: ButtonInteraction) {
  const act = invitationAct(interaction.customId)
  if (act) return answerInvitation(context, interaction, act)
  const question = questionOf(interaction.customId)
  if (question)
    return answer(
      context,
      interaction,
      false,
      askAssistant(context, { question, channel: interaction.channelId, person: interaction.user.id }),
    )
}

/** Answers what people ask by commands and buttons, each once. */
export function handleInteractions(context: BotContext): (interaction: Interaction) => Promise<void> {
  const recent = new Recent()
  return async (interaction) => {
    if (!recent.isNew(interaction.id)) return
    try {
      if (interaction.isAutocomplete()) await complete(context, interaction)
      else if (interaction.isButton()) await press(context, interaction)
      else if (interaction.isChatInputCommand()) {
        const command = byName.get(interaction.commandName)
        if (command) await answer(context, interaction, command.isPrivate ?? false, command.run(context, interaction))
      }
    } catch (error) {
      context.log.warn({ motivo: reasonOf(error) }, 'Discord no tomó la respuesta')
    }
  }
}
