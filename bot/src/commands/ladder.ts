import { quoted } from '@trinchera/rules/discord-text'
import type { Etapa } from '@trinchera/contract/etapas'
import { paths } from '@trinchera/contract/site-paths'
import { slash, textOption, type Command, type Reply } from '../command'
import { UserError } from '../user-error'
import type { BotContext } from '../context'
import { embedOf } from '../embeds'
import { clanLine } from '../lines'
import { choiceOf, findOrExplain, matching } from '../names'
import { pageButtons, pageOf } from '../pages'

const shown = 15
const nameOf = ({ nombre, juego }: { nombre: string; juego: { nombre: string } }) => `${nombre} (${juego.nombre})`

const unknown = 'No conozco esa etapa. Elígela de la lista mientras escribes'

/** The reply with a page of an etapa's ladder table. `wanted`: the page number. */
async function table({ site }: BotContext, etapa: Etapa, wanted: number): Promise<Reply> {
  const { data: clanes } = await site.api.listClanes({ params: { id: etapa.id } })
  const ranked = clanes.filter(({ ranking_actual }) => ranking_actual > 0)
  const { part, page, pages } = pageOf(ranked, wanted, shown)
  const lines = part.map((clan) => clanLine(site, clan))
  if (!lines.length)
    lines.push(
      clanes.length
        ? 'Nadie tiene puesto todavía: se entra con la primera victoria.'
        : 'Todavía no hay clanes en esta etapa.',
    )
  const unranked = clanes.length - ranked.length
  if (unranked > 0 && ranked.length && page === pages) lines.push(`y ${unranked} sin ranking`)
  const state = etapa.archivada ? ' · archivada' : etapa.activo ? '' : ' · pausada'
  return {
    embeds: [
      embedOf({
        title: quoted(etapa.nombre),
        url: site.url(paths.etapa(etapa.id)),
        lines,
        footer: `${etapa.juego.nombre} · ${etapa.clanes} clanes · ${etapa.partidas} partidas${state}${pages > 1 ? ` · página ${page} de ${pages}` : ''}`,
      }),
    ],
    components: pageButtons('ladder', String(etapa.id), page, pages),
  }
}

export const ladder: Command = {
  data: slash('ladder', 'La tabla de una etapa', [
    textOption('etapa', 'Cuál; si no, la que más se juega', { autocomplete: true }),
  ]),
  async run(context, { options }) {
    const { names } = context
    const typed = options.getString('etapa')
    const etapas = await names.etapas()
    const [newest] = etapas
    if (!newest) throw new UserError('Todavía no hay etapas')
    if (typed !== null) return table(context, findOrExplain(etapas, typed, nameOf, unknown), 1)
    return table(context, (await names.busiest()) ?? newest, 1)
  },
  async page(context, about, page) {
    const etapa = (await context.names.etapas()).find(({ id }) => id === Number(about))
    if (!etapa) throw new UserError('Esa etapa ya no existe')
    return table(context, etapa, page)
  },
  complete: async ({ names }, typed) =>
    matching(await names.etapas(), typed, nameOf).map((etapa) => choiceOf(nameOf(etapa), etapa.id)),
}
