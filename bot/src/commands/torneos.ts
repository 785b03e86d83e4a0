import { quoted } from '@trinchera/rules/discord-text'
import { paths } from '@trinchera/contract/site-paths'
import { slash, type Command, type Reply } from '../command'
import type { BotContext } from '../context'
import { embedOf } from '../embeds'
import { pageButtons, pageOf } from '../pages'
import { moment } from '../text'

const shown = 8

async function coming({ site }: BotContext, wanted: number): Promise<Reply> {
  const { data } = await site.api.listTorneos()
  const all = data.filter(({ inicio }) => Date.parse(inicio) >= Date.now())
  const { part, page, pages } = pageOf(all, wanted, shown)
  return {
    embeds: [
      embedOf({
        title: 'Torneos',
        url: site.url(paths.torneos),
        lines: part.length ? [] : ['No hay torneos anunciados por ahora.'],
        fields: part.map(({ nombre, descripcion, inicio }) => ({
          name: quoted(nombre),
          value: [`${moment(inicio, 'F')} (${moment(inicio, 'R')})`, quoted(descripcion, 500)]
            .filter(Boolean)
            .join('\n'),
        })),
        ...(pages > 1 ? { footer: `Página ${page} de ${pages}` } : {}),
      }),
    ],
    components: pageButtons('torneos', '', page, pages),
  }
}

export const torneos: Command = {
  data: slash('torneos', 'Los próximos torneos'),
  run: (context) => coming(context, 1),
  page: (context, _, page) => coming(context, page),
}
