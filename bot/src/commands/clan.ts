import { quoted } from '@trinchera/rules/discord-text'
import { rangoText } from '@trinchera/rules/rango'
import { streakText, winPercentText } from '@trinchera/rules/presentation'
import { paths } from '@trinchera/contract/site-paths'
import { slash, textOption, type Command, type Reply } from '../command'
import type { BotContext } from '../context'
import { embedOf } from '../embeds'
import { completeClan, findClan } from '../find-clan'
import { matchLine, placed } from '../lines'
import { link } from '../text'

const shownMatches = 3
const shownMembers = 30

/** The reply that shows a clan: its place, record, members and latest matches. */
export async function clanReply({ site }: BotContext, id: number): Promise<Reply> {
  const { api } = site
  const [{ data: clan }, { data: matches }] = await Promise.all([
    api.getClan({ params: { id } }),
    api.listClanMatches({ params: { clanId: id }, query: { pagina: 1, por_pagina: shownMatches } }),
  ])
  const place = clan.ranking_actual ? `**${placed(clan.ranking_actual)}** de ${clan.rankeados}` : '**No Rankeado**'
  const members = clan.players
    .slice(0, shownMembers)
    .map(
      ({ id: player, username, rango }) =>
        `${link(username, site.url(paths.jugador(player)))}${rango === 'Miembro' ? '' : ` (${rangoText[rango]})`}`,
    )
  const more = clan.players.length > shownMembers ? ` y ${clan.players.length - shownMembers} más` : ''
  return {
    embeds: [
      embedOf({
        title: `${quoted(clan.nombre)} \\[${quoted(clan.tag)}\\]`,
        url: site.url(paths.clan(id)),
        lines: [
          ...(clan.lema ? [`«${quoted(clan.lema)}»`] : []),
          `${place} en ${link(clan.etapa.nombre, site.url(paths.etapa(clan.etapa.id)))}`,
          `${clan.triunfos} ganadas, ${clan.derrotas} perdidas (${winPercentText(clan.triunfos, clan.juegos)}) · racha ${streakText(clan.racha_actual)}`,
          ...(members.length ? [`**Integrantes:** ${members.join(', ')}${more}`] : []),
          ...(matches.length ? ['', '**Últimas partidas**', ...matches.map((match) => matchLine(site, match))] : []),
        ],
        footer: clan.etapa.juego.nombre,
      }),
    ],
  }
}

export const clan: Command = {
  data: slash('clan', 'El puesto, el récord y la gente de un clan', [
    textOption('nombre', 'Su nombre o su tag', { required: true, autocomplete: true }),
  ]),
  run: async (context, { options }) => clanReply(context, await findClan(context, options.getString('nombre', true))),
  complete: completeClan,
}
