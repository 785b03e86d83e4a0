import { escaped } from '@trinchera/rules/discord-text'
import { ApiError } from '@trinchera/contract/api-error'
import {
  DiscordAPIError,
  MessageFlags,
  type AutocompleteInteraction,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type Interaction,
  type UserContextMenuCommandInteraction,
} from 'discord.js'
import { askAssistant, questionOf, showDeferred } from './ask-assistant'
import { type Command, type PersonCommand, type Reply } from './command'
import { UserError } from './user-error'
import { commands, personCommands } from './commands/list'
import { confirmLoss, lossAct } from './commands/reportar'
import type { BotContext } from './context'
import { invitationAct } from './invitations'
import { reasonOf } from './reason'
import { confirmedMatch } from './match-answers'
import { pageAct } from './pages'
import { offerAct, settledOffer, type OfferAct } from './reto-offers'
import { RecentIds } from './recent-ids'

/** After how many ms a reply is deferred. Discord drops an interaction that has no reply after 3 s. */
const deferAfterMs = 1_500
const noMentions = { parse: [] } as const

const ofPersons = new Map<string, PersonCommand>(personCommands.map((command) => [command.data.name, command]))
const byName = new Map<string, Command>(commands.map((command) => [command.data.name, command]))

/** The text that tells the user about an error: the site's own message for a 4xx error, otherwise that the site does not respond. */
export function failureText(error: unknown): string {
  if (error instanceof UserError) return error.message
  if (error instanceof ApiError && error.code >= 400 && error.code < 500) return escaped(error.message)
  return 'El sitio no contesta en este momento. Prueba en un rato.'
}

const isUserFault = (error: unknown) =>
  error instanceof UserError || (error instanceof ApiError && error.code >= 400 && error.code < 500)

/** Replies with the result of `work`, and defers the reply if `work` takes long. Only the user sees the text of a failure. */
async function reply(
  { log }: BotContext,
  interaction: ChatInputCommandInteraction | UserContextMenuCommandInteraction | ButtonInteraction,
  isPrivate: boolean,
  work: Promise<Reply>,
) {
  let deferring: Promise<unknown> | null = null
  const timer = setTimeout(() => {
    deferring = interaction.deferReply(isPrivate ? { flags: MessageFlags.Ephemeral } : {})
    deferring.catch(() => {})
  }, deferAfterMs)
  let body: Reply
  let hidden = isPrivate
  try {
    body = await work
  } catch (error) {
    if (!isUserFault(error)) log.warn({ motivo: reasonOf(error) }, 'no se pudo contestar')
    body = { content: failureText(error) }
    hidden = true
  } finally {
    clearTimeout(timer)
  }
  if (deferring !== null) {
    await deferring
    if (hidden && !isPrivate) {
      await interaction.deleteReply() // the deferred reply was visible to all
      await interaction.followUp({ ...body, allowedMentions: noMentions, flags: MessageFlags.Ephemeral })
    } else await interaction.editReply({ ...body, allowedMentions: noMentions })
  } else
    await interaction.reply({
      ...body,
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

/**
 * Runs `work` for a pressed button. `work` may change the message with the button, and returns a text for the user, or null. If `work`
 * fails, the user gets a text with the reason.
 */
async function act(
  { log }: BotContext,
  interaction: ButtonInteraction,
  failed: string,
  work: () => Promise<string | null>,
) {
  await interaction.deferUpdate()
  const content = await work().catch((error: unknown) => {
    if (error instanceof DiscordAPIError) throw error
    if (!isUserFault(error)) log.warn({ motivo: reasonOf(error) }, failed)
    return failureText(error)
  })
  if (content !== null)
    await interaction.followUp({ content, allowedMentions: noMentions, flags: MessageFlags.Ephemeral })
}

/** Sends the site the user's answer to an invitation. The buttons are removed once the invitation can no longer be answered. */
const answerInvitation = (
  context: BotContext,
  interaction: ButtonInteraction,
  { id, respuesta }: NonNullable<ReturnType<typeof invitationAct>>,
) =>
  act(context, interaction, 'no se pudo contestar una invitación', async () => {
    const discord_id = interaction.user.id
    try {
      const { message } = await context.site.api.answerFromDiscord({ params: { id }, body: { discord_id, respuesta } })
      context.rolesChanged()
      await removeButtons(interaction, id)
      return `${escaped(message)}.`
    } catch (error) {
      if (error instanceof ApiError && (await isSettled(context, discord_id, id, error)))
        await removeButtons(interaction, id)
      throw error
    }
  })

/** Called after the site refused an answer to an invitation. True if it can no longer be answered; false if the refusal is temporary. */
async function isSettled({ site }: BotContext, discord_id: string, id: number, { code }: ApiError): Promise<boolean> {
  if (code !== 400 && code !== 404) return false
  try {
    const { data } = await site.api.getDiscordAccount({ params: { discord_id } })
    return !data.invitaciones.some((pending) => pending.id === id)
  } catch {
    return false // the user has no linked account, so the invitation cannot be looked up
  }
}

/** Removes the buttons of one invitation from the message. */
async function removeButtons(interaction: ButtonInteraction, id: number) {
  const rows = interaction.message.components.map((row) => row.toJSON())
  await interaction.editReply({ components: rows.filter((row) => !JSON.stringify(row).includes(`"invitacion:${id}:`)) })
}

/** Confirms a match when its button is pressed. The button is removed once the match can no longer be confirmed. */
const confirmMatch = (context: BotContext, interaction: ButtonInteraction, id: number) =>
  act(context, interaction, 'no se pudo confirmar una partida', async () => {
    const body = { discord_id: interaction.user.id }
    try {
      const { message } = await context.site.api.confirmFromDiscord({ params: { id }, body })
      await interaction.editReply({ components: [] })
      return `${escaped(message)}.`
    } catch (error) {
      if (error instanceof ApiError && [400, 404, 409].includes(error.code))
        await interaction.editReply({ components: [] })
      throw error
    }
  })

/** Handles the buttons by which a clan accepts a date proposed for a reto or declines all. The message then shows the outcome. */
const answerOffer = (context: BotContext, interaction: ButtonInteraction, { id, ...answer }: OfferAct) =>
  act(context, interaction, 'no se pudo responder a un reto', async () => {
    const body = { discord_id: interaction.user.id, ...answer }
    const { data, message } = await context.site.api.answerRetoFromDiscord({ params: { id }, body })
    const { embeds, components } = settledOffer(context.site, data)
    await interaction.editReply({ embeds, components })
    return `${escaped(message)}.`
  })

/** Replaces the message whose button was pressed with the result of `work`. */
const replaceBy = (context: BotContext, interaction: ButtonInteraction, work: () => Promise<Reply>) =>
  act(context, interaction, 'no se pudo contestar a un botón', async () => {
    const { content = '', embeds = [], components = [] } = await work()
    await interaction.editReply({ content, embeds, components, allowedMentions: noMentions })
    return null
  })

async function handleButton(context: BotContext, interaction: ButtonInteraction) {
  const act = invitationAct(interaction.customId)
  if (act) return answerInvitation(context, interaction, act)
  const match = confirmedMatch(interaction.customId)
  if (match !== null) return confirmMatch(context, interaction, match)
  const offer = offerAct(interaction.customId)
  if (offer) return answerOffer(context, interaction, offer)
  const turned = pageAct(interaction.customId)
  const page = turned && byName.get(turned.command)?.page
  if (page) return replaceBy(context, interaction, () => page(context, turned.about, turned.page))
  const loss = lossAct(interaction.customId)
  if (loss)
    return replaceBy(context, interaction, async () =>
      loss === 'cancelar' ? { content: 'No se reportó nada.' } : confirmLoss(context, interaction, loss),
    )
  const question = questionOf(interaction.customId)
  if (question)
    return reply(
      context,
      interaction,
      false,
      askAssistant(
        context,
        { question, channel: interaction.channelId, person: interaction.user.id },
        showDeferred(interaction),
      ),
    )
}

/** Handles commands, buttons and autocompletion, each interaction once, although Discord may deliver it again after a reconnect. */
export function handleInteractions(context: BotContext): (interaction: Interaction) => Promise<void> {
  const recent = new RecentIds()
  return async (interaction) => {
    if (!recent.add(interaction.id)) return
    try {
      if (interaction.isAutocomplete()) await complete(context, interaction)
      else if (interaction.isButton()) await handleButton(context, interaction)
      else if (interaction.isUserContextMenuCommand()) {
        const command = ofPersons.get(interaction.commandName)
        if (command) await reply(context, interaction, true, command.run(context, interaction))
      } else if (interaction.isChatInputCommand()) {
        const command = byName.get(interaction.commandName)
        if (command) await reply(context, interaction, command.isPrivate ?? false, command.run(context, interaction))
      }
    } catch (error) {
      context.log.warn({ motivo: reasonOf(error) }, 'Discord no tomó la respuesta')
    }
  }
}
