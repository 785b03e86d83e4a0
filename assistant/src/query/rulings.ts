import type { Match } from '@trinchera/contract/ladder'
import { paths } from '@trinchera/contract/site-paths'
import { ruledMatches } from '@trinchera/db/queries/ladder/ruled-matches'
import { formatDate } from '@trinchera/rules/presentation'
import { inEtapa } from '../answers/which'
import type { Reply, Site } from '../intent'
import { bold, bulletsUpTo, counted, lines, link, named, quoted } from '../wording'
import { hasOf } from '../words/lists'
import type { Word } from '../words/plain'
import type { Consulta } from './consulta'
import { instants } from './period'
import { rivalOf, saidEtapas, subjectOf, whenSaid, whereSaid } from './scope'

const kinds = [
  ['anular', 'partida anulada', 'partidas anuladas'],
  ['falso', 'reporte falso', 'reportes falsos'],
  ['trampa', 'fallo por trampa', 'fallos por trampa'],
] as const
const most = 50
const shown = 5

function line({ id, ganador, perdedor, ruling, etapa }: Match): string {
  if (!ruling) return ''
  const against = [ganador, perdedor].find((side) => side.id === ruling.id_clan)
  return `${link(`${ganador.nombre} con ${perdedor.nombre}`, paths.partida(id))}, ${inEtapa(etapa)} (${formatDate(ruling.fecha)}): ${bold(quoted(ruling.texto))}${against ? `, de ${named(against.nombre)}` : ''}. ${quoted(ruling.motivo)}`
}

/** The rulings that a question asks for, the latest first: of a kind, of whom, when and where it says. */
export async function rulings(consulta: Consulta, words: readonly Word[], site: Site): Promise<Reply> {
  const [fallo = null, one = 'fallo', many = 'fallos'] =
    kinds.find(([kind]) => kind === consulta.fallo || hasOf(`fallo-${kind}`, words)) ?? []
  const sides = [subjectOf(consulta, site), rivalOf(consulta, site)].flatMap((who) =>
    who?.kind === 'clan' ? [who] : [],
  )
  const etapas = saidEtapas(consulta, site)
  // a false report was annulled as well
  const tipo = fallo && fallo !== 'anular' ? { tipo: fallo } : {}
  const clans = sides.map(({ clanes }) => clanes.map(({ id }) => id))
  const found = (await ruledMatches(site.db, { ...tipo, clans, ...instants(consulta) }, most)).filter(
    ({ id_etapa, ruling }) =>
      (fallo !== 'anular' || ruling?.tipo !== 'trampa') && (!etapas || etapas.some(({ id }) => id === id_etapa)),
  )
  const whose = sides.length ? ` en partidas de ${sides.map(({ nombre }) => named(nombre)).join(' con ')}` : ''
  const scope = `${whose}${whenSaid(consulta, site)}${whereSaid(consulta, site)}`
  const count = bold(counted(found.length, `1 ${one}`, `${found.length} ${many}`))
  return {
    text: lines(
      found.length ? `Hay ${count}${scope}:` : `No hay ${many}${scope}.`,
      bulletsUpTo(found.map(line), shown, paths.ladder),
      link('Qué dice el reglamento', paths.articulo(fallo === 'trampa' ? 'art-trampa' : 'art-anulacion')),
    ),
    quien: sides,
    consulta: { ...consulta, fallo },
  }
}
