import { paths } from '@trinchera/contract/site-paths'
import { slash, textOption, UserError, type Command } from '../command'
import { embedOf } from '../embeds'
import { clanLine } from '../lines'
import { choiceOf, findOne, matching } from '../names'
import { quoted } from '../text'

const shown = 15
const nameOf = ({ nombre, juego }: { nombre: string; juego: { nombre: string } }) => `${nombre} (${juego.nombre})`

export const ladder: Command = {
  data: slash('ladder', 'La tabla de una etapa', [
    textOption('etapa', 'Cuál; si no, la que se juega', { autocomplete: true }),
  ]),
  async run({ site, names }, { options }) {
    const typed = options.getString('etapa')
    const etapas = await names.etapas()
    if (!etapas.length) throw new UserError('Todavía no hay etapas')
    const etapa = typed === null ? etapas[0] : findOne(etapas, typed, nameOf)
    if (!etapa) throw new UserError('No conozco esa etapa. Elígela de la lista mientras escribes')
    const { data: clanes } = await site.api.listClanes({ params: { id: etapa.id } })
    const ranked = clanes.filter(({ ranking_actual }) => ranking_actual > 0)
    const rest = clanes.length - Math.min(ranked.length, shown)
    const lines = ranked.slice(0, shown).map((clan) => clanLine(site, clan))
    if (!lines.length)
      lines.push(
        clanes.length
          ? 'Nadie tiene puesto todavía: se entra con la primera victoria.'
          : 'Todavía no hay clanes en esta etapa.',
      )
    if (rest > 0 && ranked.length) lines.push(`y ${rest} más`)
    const state = etapa.archivada ? ' · archivada' : etapa.activo ? '' : ' · pausada'
    return {
      embeds: [
        embedOf({
          title: quoted(etapa.nombre),
          url: site.url(paths.etapa(etapa.id)),
          lines,
          footer: `${etapa.juego.nombre} · ${etapa.clanes} clanes · ${etapa.partidas} partidas${state}`,
        }),
      ],
    }
  },
  complete: async ({ names }, typed) =>
    matching(await names.etapas(), typed, nameOf).map((etapa) => choiceOf(nameOf(etapa), etapa.id)),
}
