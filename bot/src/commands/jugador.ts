import { cut, quoted } from '@trinchera/rules/discord-text'
import { rangoText } from '@trinchera/rules/rango'
import { winPercentText } from '@trinchera/rules/presentation'
import { paths } from '@trinchera/contract/site-paths'
import { slash, textOption, type Command, type Reply } from '../command'
import type { BotContext } from '../context'
import { embedOf } from '../embeds'
import { clanLink, placed } from '../lines'
import { choiceOf, findOne, findOrExplain, matching, maxChoices } from '../names'
import { moment } from '../text'

const maxSearchLength = 100

/**
 * Players whose name matches the text. The site's search is used first. If it finds nobody, or more players than fit in a page, all players
 * are searched here, ignoring accents and look-alike letters.
 */
async function search({ site, names }: BotContext, text: string) {
  const { data, meta } = await site.api.listPlayers({
    query: { busqueda: cut(text.trim(), maxSearchLength), pagina: 1, por_pagina: maxChoices },
  })
  return data.length && data.length === meta?.total
    ? data
    : matching(await names.players(), text, ({ username }) => username)
}

async function findPlayer(context: BotContext, text: string): Promise<number> {
  const chosen = /^#([1-9]\d{0,8})$/.exec(text)?.[1]
  if (chosen) return Number(chosen)
  const nameOf = ({ username }: { username: string }) => username
  const found = findOne(await search(context, text), text, nameOf)
  const unknown = 'No encuentro a ese jugador. Elígelo de la lista mientras escribes'
  return (found ?? findOrExplain(await context.names.players(), text, nameOf, unknown)).id
}

/** The reply that shows a player: record and clans. */
export async function playerReply({ site }: BotContext, id: number): Promise<Reply> {
  const { data: player } = await site.api.getPlayer({ params: { id } })
  const { victorias, derrotas } = player
  const clanes = player.clanes.map(
    (clan) =>
      `• ${clanLink(site, clan)}, ${rangoText[clan.PlayerClan.rango]} · ${placed(clan.ranking_actual)} en ${quoted(clan.etapa.nombre)}`,
  )
  return {
    embeds: [
      embedOf({
        title: quoted(player.username),
        url: site.url(paths.jugador(id)),
        lines: [
          `${victorias} ganadas, ${derrotas} perdidas (${winPercentText(victorias, victorias + derrotas)})`,
          ...(clanes.length ? clanes : ['Sin clan']),
          `En la trinchera desde el ${moment(player.created_at, 'D')}`,
        ],
      }),
    ],
  }
}

export const jugador: Command = {
  data: slash('jugador', 'El récord y los clanes de un jugador', [
    textOption('nombre', 'Su nombre en el sitio', { required: true, autocomplete: true }),
  ]),
  run: async (context, { options }) =>
    playerReply(context, await findPlayer(context, options.getString('nombre', true))),
  complete: async (context, typed) => (await search(context, typed)).map(({ id, username }) => choiceOf(username, id)),
}
