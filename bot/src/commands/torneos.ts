import { formatDateTime } from '@trinchera/rules/presentation'
import { paths } from '@trinchera/contract/site-paths'
import { slash, type Command } from '../command'
import { embedOf } from '../embeds'
import { quoted } from '../text'

const shown = 8

export const torneos: Command = {
  data: slash('torneos', 'Los próximos torneos'),
  async run({ site }) {
    const { data } = await site.api.listTorneos()
    const coming = data.filter(({ inicio }) => Date.parse(inicio) >= Date.now()).slice(0, shown)
    return {
      embeds: [
        embedOf({
          title: 'Torneos',
          url: site.url(paths.torneos),
          lines: coming.length ? [] : ['No hay torneos anunciados por ahora.'],
          fields: coming.map(({ nombre, descripcion, inicio }) => ({
            name: quoted(nombre),
            value: [formatDateTime(inicio), quoted(descripcion, 500)].filter(Boolean).join('\n'),
          })),
        }),
      ],
    }
  },
}
