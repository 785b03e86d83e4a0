import { quoted } from '@trinchera/rules/discord-text'
import { ApiError } from '@trinchera/contract/api-error'
import {
  ApplicationCommandType,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody,
  type UserContextMenuCommandInteraction,
} from 'discord.js'
import type { PersonCommand, Reply } from '../command'
import type { BotContext } from '../context'
import { UserError } from '../user-error'
import { clanReply } from './clan'
import { playerReply } from './jugador'

/** Most clans shown in one reply. Discord allows ten embeds. */
const mostClans = 5

const inMenu = (name: string, english: string): RESTPostAPIContextMenuApplicationCommandsJSONBody => ({
  type: ApplicationCommandType.User,
  name,
  name_localizations: { 'en-US': english, 'en-GB': english },
})

/** The site account linked to the Discord user whose context menu was opened. Throws a UserError if no account is linked. */
async function accountOf({ site }: BotContext, { targetUser }: UserContextMenuCommandInteraction) {
  try {
    return (await site.api.getDiscordAccount({ params: { discord_id: targetUser.id } })).data
  } catch (error) {
    if (error instanceof ApiError && error.code === 404)
      throw new UserError(`${quoted(targetUser.displayName)} no tiene su Discord vinculado al sitio`)
    throw error
  }
}

export const verJugador: PersonCommand = {
  data: inMenu('Ver jugador', 'View player'),
  run: async (context, interaction) => playerReply(context, (await accountOf(context, interaction)).id),
}

export const verClan: PersonCommand = {
  data: inMenu('Ver clan', 'View clan'),
  async run(context, interaction): Promise<Reply> {
    const { username, clanes } = await accountOf(context, interaction)
    if (!clanes.length) throw new UserError(`${quoted(username)} no tiene clan`)
    const replies = await Promise.all(clanes.slice(0, mostClans).map(({ id }) => clanReply(context, id)))
    return { embeds: replies.flatMap(({ embeds = [] }) => embeds) }
  },
}
