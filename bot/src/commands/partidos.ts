import { quoted } from '@trinchera/rules/discord-text'
import { paths } from '@trinchera/contract/site-paths'
import { slash, textOption, type Command, type Reply } from '../command'
import type { BotContext } from '../context'
import { embedOf } from '../embeds'
import { completeClan, findClan } from '../find-clan'
import { matchLine } from '../lines'
import { pageButtons } from '../pages'

const shown = 10

/** The reply that shows a page of a clan's matches. */
async function matchesOf({ site }: BotContext, id: number, page: number): Promise<Reply> {
  const { api } = site
  const [{ data: clan }, { data: matches, meta }] = await Promise.all([
    api.getClan({ params: { id } }),
    api.listClanMatches({ params: { clanId: id }, query: { pagina: page, por_pagina: shown } }),
  ])
  const pages = Math.max(1, Math.ceil((meta?.total ?? matches.length) / shown))
  const lines = matches.length ? matches.map((match) => matchLine(site, match)) : ['Todavía no juega.']
  return {
    embeds: [
      embedOf({
        title: `Partidas de ${quoted(clan.nombre)}`,
        url: site.url(paths.clan(id)),
        lines,
        ...(pages > 1 ? { footer: `Página ${page} de ${pages}` } : {}),
      }),
    ],
    components: pageButtons('partidos', String(id), page, pages),
  }
}

export const partidos: Command = {
  data: slash('partidos', 'Las últimas partidas', [textOption('clan', 'Las de un clan', { autocomplete: true })]),
  async run(context, { options }) {
    const { site } = context
    const typed = options.getString('clan')
    if (typed !== null) return matchesOf(context, await findClan(context, typed), 1)
    const { data } = await site.api.listLastMatches()
    const lines = data.length ? data.map((match) => matchLine(site, match)) : ['Todavía no se juega nada.']
    return { embeds: [embedOf({ title: 'Últimos Enfrentamientos', url: site.url(paths.ladder), lines })] }
  },
  page: (context, about, page) => matchesOf(context, Number(about), page),
  complete: completeClan,
}
