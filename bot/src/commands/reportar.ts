import { colours, escaped, quoted } from '@trinchera/rules/discord-text'
import { consequences, previewLoss } from '@trinchera/rules/loss-preview'
import { clanMay } from '@trinchera/rules/permissions'
import { paths } from '@trinchera/contract/site-paths'
import { ButtonStyle, ComponentType, type ButtonInteraction } from 'discord.js'
import { slash, textOption, type Command, type Reply } from '../command'
import type { BotContext } from '../context'
import { embedOf } from '../embeds'
import { completeClan, findClan } from '../find-clan'
import { linkedAccount } from '../linked-account'
import { moveText } from '../lines'
import { UserError } from '../user-error'

/**
 * A loss that a user is about to report: the ids of both clans. `clave`: the idempotency key, the same each time the user presses the
 * button, so that the loss is reported only once.
 */
interface Loss {
  winner: number
  loser: number
  clave: string
}

/** Parses the id of a button that confirms or cancels reporting a loss: returns the loss, or `cancelar`. Null for other buttons. */
export function lossAct(customId: string): Loss | 'cancelar' | null {
  if (customId === 'reportar:no') return 'cancelar'
  const [, winner, loser, clave] = /^reportar:([1-9]\d{0,9}):([1-9]\d{0,9}):(\d{15,20})$/.exec(customId) ?? []
  return winner && loser && clave ? { winner: Number(winner), loser: Number(loser), clave } : null
}

/**
 * Maximum number of characters of a report's comment. Until the user confirms the loss, the comment is stored in the embed's author line,
 * because that holds 256 characters and shows no markup.
 */
const longestComment = 200
const commentIn = ({ message }: ButtonInteraction) => message.embeds[0]?.author?.name.slice(1, -1) ?? ''

/**
 * The two clans of a loss: the rival (by id), who won, and the user's own clan in the rival's etapa, which lost. Throws a UserError if the
 * rival's etapa is not open or the user may not report for that clan.
 */
async function sidesOf(context: BotContext, person: string, rival: number) {
  const { site, names } = context
  const [account, open] = await Promise.all([linkedAccount(site, person), names.clanes()])
  const winner = open.find(({ clan }) => clan.id === rival)
  if (!winner) throw new UserError('Ese clan no está en una etapa que se juegue')
  const own = account.clanes.find(({ id }) =>
    open.some(({ clan, etapa }) => clan.id === id && etapa.id === winner.etapa.id),
  )
  const etapa = quoted(winner.etapa.nombre)
  if (!own) throw new UserError(`No tienes clan en ${etapa}, que es donde juega ${quoted(winner.clan.nombre)}`)
  if (own.id === rival) throw new UserError('Un clan no puede perder contra sí mismo')
  if (!clanMay(own.rango, 'report'))
    throw new UserError(`Solo el Líder, un Co-Líder o un Capitán de ${quoted(own.nombre)} puede reportar su derrota`)
  return { winner: winner.clan, loser: own, etapa: winner.etapa }
}

export const reportar: Command = {
  data: slash('reportar', 'Reporta una derrota de tu clan', [
    textOption('rival', 'El clan que les ganó', { required: true, autocomplete: true }),
    textOption('comentario', 'Lo que quieras decir de la partida', { max_length: longestComment }),
  ]),
  isPrivate: true,
  async run(context, { user, options, id }) {
    const { site } = context
    const { winner, loser, etapa } = await sidesOf(
      context,
      user.id,
      await findClan(context, options.getString('rival', true)),
    )
    const { data: table } = await site.api.listClanes({ params: { id: etapa.id } })
    const preview = previewLoss(table, winner.id, loser.id)
    const lines = preview
      ? consequences(preview, winner.nombre, loser.nombre).map(escaped)
      : ['La tabla se está calculando: los puestos se ven en un momento más.']
    const comment = options.getString('comentario')?.trim()
    return {
      embeds: [
        {
          ...embedOf({
            title: `${quoted(loser.nombre)} perdió con ${quoted(winner.nombre)}`,
            url: site.url(paths.etapa(etapa.id)),
            lines: [...lines, '', '¿Reportas esta derrota?'],
            footer: `${etapa.nombre} · ${etapa.juego.nombre}`,
          }),
          ...(comment ? { author: { name: `«${comment}»` } } : {}),
        },
      ],
      components: [
        {
          type: ComponentType.ActionRow,
          components: [
            {
              type: ComponentType.Button,
              style: ButtonStyle.Danger,
              label: 'Reportar derrota',
              custom_id: `reportar:${winner.id}:${loser.id}:${id}`,
            },
            { type: ComponentType.Button, style: ButtonStyle.Secondary, label: 'Cancelar', custom_id: 'reportar:no' },
          ],
        },
      ],
    }
  },
  complete: completeClan,
}

/** Reports the loss that the user confirmed. The returned reply replaces the message that asked for confirmation. */
export async function confirmLoss(
  { site, names }: BotContext,
  interaction: ButtonInteraction,
  loss: Loss,
): Promise<Reply> {
  const { data: match } = await site.api.reportFromDiscord({
    body: {
      discord_id: interaction.user.id,
      id_clan_ganador: loss.winner,
      id_clan_perdedor: loss.loser,
      clave: loss.clave,
      comentario: commentIn(interaction),
    },
  })
  names.invalidate()
  return {
    embeds: [
      embedOf({
        title: 'Derrota reportada',
        url: site.url(paths.partida(match.id)),
        lines: [`${quoted(match.perdedor.nombre)} perdió con ${quoted(match.ganador.nombre)}: ${moveText(match)}.`],
        colour: colours.green,
      }),
    ],
  }
}
