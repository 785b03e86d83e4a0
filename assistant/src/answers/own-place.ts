import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { bold, bullets, capital, lines, link, placed } from '../wording'
import { afterWin } from './after-win'
import type { Supposition } from './suppose'
import { etapasOf, inEtapa } from './which'

/** A supposed match of whoever asks, of which all is known. */
export interface Supposed {
  own: number
  rival: number
  wins: boolean
}

const rule = () => link('Reglamento, artículo 20', paths.articulo('art-subir'))

/** Where the one who asks ends, in a table of so many. */
export function placeAfter({ own, rival, wins }: Supposed, ranked: number): number {
  if (wins) return afterWin(own, rival, ranked).winner
  return own ? afterWin(rival, own, ranked).loser : 0
}

/** What becomes of the one who asks, in words; about nobody else, so that no place may be taken for theirs. */
export function toldOwn(supposed: Supposed, ranked: number): string {
  const { own, rival, wins } = supposed
  const to = placeAfter(supposed, ranked)
  if (!wins && !own) return 'No entras al ranking: al que pierde sin tener puesto no se le mueve nada.'
  if (!own) return `Entras al ranking y quedas ${bold(placed(to))}.`
  if (to < own)
    return `Subes del ${placed(own)} al ${bold(placed(to))}: el que gana sube la mitad de los puestos que los separan.`
  if (to > own) return `Bajas del ${placed(own)} al ${bold(placed(to))}: el que te gana te pasa.`
  if (wins)
    return `Sigues ${bold(placed(own))}: ganarle a uno ${rival ? 'de más abajo' : 'sin ranking'} no mueve los puestos.`
  return rival && rival < own
    ? `Sigues ${bold(placed(own))}: perder con uno mejor ubicado no te baja.`
    : `Sigues ${bold(placed(own))}: el que te gana no alcanza a pasarte.`
}

/** Where a newcomer enters hangs on how many have a place: of each open table, where the question does not say. */
async function entering(supposed: Supposed, site: Site): Promise<string> {
  const etapas = etapasOf({ etapas: [], juego: null, site }).filter(({ multijugador }) => multijugador)
  const rows = await Promise.all(
    etapas.map(async (etapa) => {
      const ranked = (await clanesOfEtapa(site.db, etapa.id)).filter(({ ranking_actual }) => ranking_actual > 0).length
      return `${capital(inEtapa(etapa))}: quedas ${bold(placed(placeAfter(supposed, ranked)))}.`
    }),
  )
  return lines('Entras al ranking. Depende de cuántos tenga la tabla; hoy sería:', bullets(rows))
}

/** What a supposed match does to the place of whoever asks; null where one of its parts is not known. */
export async function ownPlace(
  { own, rival, wins, ranked }: Omit<Supposition, 'ours'>,
  site: Site,
): Promise<Reply | null> {
  if (own === null || wins === null || (rival === null && !(own === 0 && !wins))) return null
  const supposed = { own, rival: rival ?? 0, wins }
  const text =
    own === 0 && wins && ranked === null
      ? await entering(supposed, site)
      : toldOwn(supposed, Math.max(ranked ?? 0, own, supposed.rival))
  return { text: lines(text, rule()), supuesto: { own, rival: supposed.rival, wins, ranked } }
}
