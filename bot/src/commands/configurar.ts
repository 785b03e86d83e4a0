import { channelTipos, type ChannelTipo } from '@trinchera/contract/discord'
import {
  ApplicationCommandOptionType,
  InteractionContextType,
  PermissionFlagsBits,
  type APIApplicationCommandBooleanOption,
  type ChatInputCommandInteraction,
} from 'discord.js'
import { slash, type Command } from '../command'
import type { BotContext } from '../context'
import { embedOf } from '../embeds'
import { UserError } from '../user-error'

const names: Record<ChannelTipo, { option: string; text: string; description: string }> = {
  partida: { option: 'partidas', text: 'partidas', description: 'Cada partida y cómo movió la tabla' },
  reto: { option: 'retos', text: 'retos', description: 'Los retos acordados y los que se juegan hoy' },
  anuncio: { option: 'anuncios', text: 'anuncios', description: 'Los anuncios del sitio' },
  stream: { option: 'streams', text: 'streams', description: 'Quién empieza a transmitir' },
  servidor: { option: 'servidores', text: 'servidores que se llenan', description: 'Los servidores que se llenan' },
}

const options = channelTipos.map(
  (tipo): APIApplicationCommandBooleanOption => ({
    type: ApplicationCommandOptionType.Boolean,
    name: names[tipo].option,
    description: names[tipo].description,
    required: false,
  }),
)

const told = (tipos: readonly ChannelTipo[]) => tipos.map((tipo) => names[tipo].text).join(', ') || 'nada'

/** `tipos`: kinds of post sent to the channel in which the command was used. `others`: settings of the Discord server's other channels. */
async function settings({ site, ownChannels }: BotContext, { guildId, channelId }: ChatInputCommandInteraction) {
  const { data } = await site.api.listDiscordChannels()
  const here = data.find(({ canal }) => canal === channelId)
  return {
    tipos: here?.tipos ?? (ownChannels.includes(channelId) ? channelTipos : []),
    others: data.filter(({ guild, canal }) => guild === guildId && canal !== channelId),
  }
}

export const configurar: Command = {
  data: {
    ...slash('configurar', 'Qué se publica en este canal; sin nada más, lo muestra'),
    options,
    // Discord shows this command to members who may manage the server. A server can let other members use the command, so `run` checks the
    // permission again.
    default_member_permissions: String(PermissionFlagsBits.ManageGuild),
    contexts: [InteractionContextType.Guild],
  },
  isPrivate: true,
  async run(context, interaction) {
    const { guildId, channelId, memberPermissions } = interaction
    if (guildId === null) throw new UserError('Esto se configura en el canal de un servidor')
    if (!memberPermissions?.has(PermissionFlagsBits.ManageGuild))
      throw new UserError('Solo quien administra este servidor puede configurarlo')
    const before = await settings(context, interaction)
    const chosen = new Map(
      channelTipos.map((tipo) => [tipo, interaction.options.getBoolean(names[tipo].option)] as const),
    )
    const changes = [...chosen.values()].some((value) => value !== null)
    const tipos = channelTipos.filter((tipo) => chosen.get(tipo) ?? before.tipos.includes(tipo))
    if (changes)
      await context.site.api.setDiscordChannel({ params: { canal: channelId }, body: { guild: guildId, tipos } })
    return {
      embeds: [
        embedOf({
          title: changes ? 'Canal configurado' : 'Lo que se publica',
          lines: [
            `**En este canal:** ${told(changes ? tipos : before.tipos)}.`,
            ...before.others.map(({ canal, tipos: here }) => `<#${canal}>: ${told(here)}.`),
          ],
          footer: 'Con /configurar partidas: retos: anuncios: streams: servidores: se cambia lo de este canal',
        }),
      ],
    }
  },
}
