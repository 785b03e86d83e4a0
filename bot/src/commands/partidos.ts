import { paths } from '@trinchera/contract/site-paths'
import { slash, textOption, type Command } from '../command'
import { embedOf } from '../embeds'
import { completeClan, findClan } from '../find-clan'
import { matchLine } from '../lines'
import { quoted } from '../text'

const shown = 10

export const partidos: Command = {
  data: slash('partidos', 'Las últimas partidas', [textOption('clan', 'Las de un clan', { autocomplete: true })]),
  async run(context, { options }) {
    const { site } = context
    const { api } = site
    const typed = options.getString('clan')
    if (typed === null) {
      const { data } = await api.listLastMatches()
      const lines = data.length ? data.map((match) => matchLine(site, match)) : ['Todavía no se juega nada.']
      return { embeds: [embedOf({ title: 'Últimos Enfrentamientos', url: site.url(paths.ladder), lines })] }
    }
    const id = await findClan(context, typed)
    const [{ data: clan }, { data: matches }] = await Promise.all([
      api.getClan({ params: { id } }),
      api.listClanMatches({ params: { clanId: id }, query: { pagina: 1, por_pagina: shown } }),
    ])
    const lines = matches.length ? matches.map((match) => matchLine(site, match)) : ['Todavía no juega.']
    return { embeds: [embedOf({ title: `Partidas de ${quoted(clan.nombre)}`, url: site.url(paths.clan(id)), lines })] }
  },
  complete: completeClan,
}
