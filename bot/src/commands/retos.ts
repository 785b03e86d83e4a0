import { paths } from '@trinchera/contract/site-paths'
import { slash, textOption, type Command, type Reply } from '../command'
import type { BotContext } from '../context'
import { embedOf } from '../embeds'
import { completeClan, findClan } from '../find-clan'
import { pageButtons, pageOf } from '../pages'
import { retoLine } from '../reto-lines'

const shown = 10

/** The reply with a page of the agreed retos still to be played, the next first. `clan`: only retos of that clan; 0: of all clans. */
async function coming({ site }: BotContext, clan: number, wanted: number): Promise<Reply> {
  const { data } = await site.api.listRetos({ query: { estado: 'acordado', ...(clan ? { clan } : {}) } })
  const all = data.filter(({ fecha }) => fecha !== null && Date.parse(fecha) >= Date.now())
  const { part, page, pages } = pageOf(all, wanted, shown)
  return {
    embeds: [
      embedOf({
        title: 'Próximos retos',
        url: site.url(clan ? paths.clan(clan) : paths.agenda),
        lines: part.length
          ? part.map((reto) => retoLine(site, reto, 'F'))
          : [clan ? 'Ese clan no tiene retos acordados por ahora.' : 'No hay retos acordados por ahora.'],
        ...(pages > 1 ? { footer: `Página ${page} de ${pages}` } : {}),
      }),
    ],
    components: pageButtons('retos', String(clan), page, pages),
  }
}

export const retos: Command = {
  data: slash('retos', 'Los próximos retos acordados', [textOption('clan', 'Los de un clan', { autocomplete: true })]),
  async run(context, { options }) {
    const typed = options.getString('clan')
    return coming(context, typed === null ? 0 : await findClan(context, typed), 1)
  },
  page: (context, about, page) => coming(context, Number(about), page),
  complete: completeClan,
}
