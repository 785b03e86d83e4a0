import type { Match } from '@trinchera/contract/ladder'
import { paths } from '@trinchera/contract/site-paths'
import { ruledMatches } from '@trinchera/db/queries/ladder/ruled-matches'
import { formatDate } from '@trinchera/rules/presentation'
import { inEtapa } from '../answers/which'
import type { Reply, Site } from '../intent'
import { bold, bulletsUpTo, counted, lines, link, named, quoted } from '../wording'
import { plainText, type Word } from '../words/plain'
import type { Consulta } from './consulta'
import { instants } from './period'
import { rivalOf, saidEtapas, subjectOf, whenSaid, whereSaid } from './scope'

/** The kinds of rulings: what they are called, and the words that name them. */
const kinds: readonly (readonly [tipo: NonNullable<Consulta['fallo']>, one: string, many: string, says: RegExp])[] = [
  ['anular', 'partida anulada', 'partidas anuladas', /\b(?:anul|invalid)/],
  ['falso', 'reporte falso', 'reportes falsos', /\bfals[oa]s?\b/],
  ['trampa', 'fallo por trampa', 'fallos por trampa', /\b(?:tramp|cheat|hack)/],
]
const most = 50
const shown = 5

function line({ id, ganador, perdedor, ruling, etapa }: Match): string {
  if (!ruling) return ''
  const against = [ganador, perdedor].find((side) => side.id === ruling.id_clan)
  return `${link(`${ganador.nombre} con ${perdedor.nombre}`, paths.partida(id))}, ${inEtapa(etapa)} (${formatDate(ruling.fecha)}): ${bold(quoted(ruling.texto))}${against ? `, de ${named(against.nombre)}` : ''}. ${quoted(ruling.motivo)}`
}

/** The rulings that a question asks for: of a kind, of whom, when and where it says. */
export async function rulings(consulta: Consulta, words: readonly Word[], site: Site): Promise<Reply> {
  const text = plainText(words)
  const [tipo = null, one = 'fallo', many = 'fallos'] =
    kinds.find(([kind, , , says]) => (consulta.fallo ? kind === consulta.fallo : says.test(text))) ?? []
  const sides = [subjectOf(consulta, site), rivalOf(consulta, site)].flatMap((who) =>
    who?.kind === 'clan' ? [who] : [],
  )
  const etapas = saidEtapas(consulta, site)
  const all = await ruledMatches(
    site.db,
    {
      // a false report was annulled as well
      tipo: tipo === 'anular' ? undefined : (tipo ?? undefined),
      clans: sides.map(({ clanes }) => clanes.map(({ id }) => id)),
      ...instants(consulta),
    },
    most,
  )
  const found = all.filter(
    ({ id_etapa, ruling }) =>
      (tipo !== 'anular' || ruling?.tipo !== 'trampa') && (!etapas || etapas.some(({ id }) => id === id_etapa)),
  )
  const whose = sides.length ? ` en partidas de ${sides.map(({ nombre }) => named(nombre)).join(' con ')}` : ''
  const scope = `${whose}${whenSaid(consulta, site)}${whereSaid(consulta, site)}`
  const isLast = /\bultim[oa]\b/.test(text)
  return {
    text: lines(
      isLast && found.length
        ? `El último fallo${scope}:`
        : `${found.length ? 'Hay' : 'No hay'} ${found.length ? bold(counted(found.length, `1 ${one}`, `${found.length} ${many}`)) : many}${scope}${found.length ? ':' : '.'}`,
      bulletsUpTo(found.slice(0, isLast ? 1 : undefined).map(line), shown, paths.ladder),
      link('Qué dice el reglamento', paths.articulo(tipo === 'trampa' ? 'art-trampa' : 'art-anulacion')),
    ),
    quien: sides,
    consulta: { ...consulta, fallo: tipo },
  }
}
