import { cut, oneLine, quoted } from '@trinchera/rules/discord-text'
import { rangoText } from '@trinchera/rules/rango'
import { winPercentText } from '@trinchera/rules/presentation'
import { paths } from '@trinchera/contract/site-paths'
import { slash, textOption, type Command } from '../command'
import { embedOf } from '../embeds'
import { invitationButtons } from '../invitations'
import { linkedAccount } from '../linked-account'
import { clanLink, placed } from '../lines'

/** Maximum number of invitations in one message. Each invitation needs a row of buttons, and Discord allows five rows. */
const maxInvitations = 5

export const micuenta: Command = {
  data: slash('micuenta', 'Tu récord, tus clanes y tus invitaciones'),
  isPrivate: true,
  async run({ site }, { user }) {
    const account = await linkedAccount(site, user.id)
    const { victorias, derrotas, clanes, invitaciones } = account
    const shown = invitaciones.slice(0, maxInvitations)
    return {
      embeds: [
        embedOf({
          title: quoted(account.username),
          url: site.url(paths.jugador(account.id)),
          lines: [
            `${victorias} ganadas, ${derrotas} perdidas (${winPercentText(victorias, victorias + derrotas)})`,
            ...(clanes.length
              ? clanes.map(
                  (clan) =>
                    `• ${clanLink(site, clan)}, ${rangoText[clan.rango]} · ${placed(clan.ranking_actual)} en ${quoted(clan.etapa)}`,
                )
              : ['Sin clan']),
            ...(shown.length
              ? ['', '**Te invitan**', ...shown.map(({ clan, etapa }) => `• ${quoted(clan)}, en ${quoted(etapa)}`)]
              : []),
          ],
        }),
      ],
      components: shown.flatMap((invitacion) => invitationButtons(invitacion, shown.length > 1)),
    }
  },
}

export const vincular: Command = {
  data: slash('vincular', 'Une este Discord a tu cuenta del sitio', [
    textOption('codigo', 'El que te da Mi Cuenta', { required: true, max_length: 20 }),
  ]),
  isPrivate: true,
  async run({ site, rolesChanged }, { user, options }) {
    const body = {
      discord_id: user.id,
      discord_nombre: cut(oneLine(user.globalName ?? user.username) || user.id, 64),
      codigo: options.getString('codigo', true),
    }
    const { data } = await site.api.linkDiscord({ body })
    rolesChanged()
    return { content: `Listo: este Discord es de **${quoted(data.player)}**. Prueba /micuenta.` }
  },
}

export const desvincular: Command = {
  data: slash('desvincular', 'Separa este Discord de tu cuenta del sitio'),
  isPrivate: true,
  async run({ site, rolesChanged }, { user }) {
    const { message } = await site.api.unlinkDiscord({ params: { discord_id: user.id } })
    rolesChanged()
    return { content: message }
  },
}
