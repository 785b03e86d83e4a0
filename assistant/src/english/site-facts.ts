import { paths } from '@trinchera/contract/site-paths'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { etapaLink, etapasOf } from '../answers/which'
import type { Asked, Reply } from '../intent'
import { bold, bullets, lines, link, verb } from '../wording'
import { counted, listed } from './say'

// The site and what goes on there now, in English.

const most = 5

/** The etapas that are open, and how many are closed. */
export function etapas({ site, juego }: Pick<Asked, 'site' | 'juego'>): Reply {
  const all = site.community.etapas.filter((etapa) => !juego || etapa.juego.id === juego.id)
  const open = all.filter(({ activo }) => activo)
  const closed = all.filter(({ archivada }) => archivada)
  return {
    text: lines(
      `${bold(counted(open.length, 'stage'))} ${open.length === 1 ? 'is' : 'are'} open:`,
      bullets(open.map((etapa) => `${etapaLink(etapa)}${etapa.multijugador ? '' : ', one against one'}`)),
      closed.length > 0 &&
        `${counted(closed.length, 'stage')} ${closed.length === 1 ? 'has' : 'have'} been closed: ${listed(closed.map(etapaLink))}.`,
    ),
  }
}

/** Who won the etapas that ended. */
export async function etapaWinners(asked: Pick<Asked, 'etapas' | 'juego' | 'site'>): Promise<Reply> {
  const { site } = asked
  const isSaid = asked.etapas.length > 0 || asked.juego !== null
  const over = (isSaid ? etapasOf(asked) : site.community.etapas).filter(({ archivada }) => archivada)
  const meant = (over.length ? over : etapasOf(asked)).slice(0, most)
  const rows = await Promise.all(
    meant.map(async (etapa) => {
      const ranked = (await clanesOfEtapa(site.db, etapa.id)).filter(({ ranking_actual }) => ranking_actual > 0)
      const [first = 'nobody', ...next] = ranked.slice(0, 3).map(({ id, nombre }) => bold(link(nombre, paths.clan(id))))
      const before = next.length ? `, before ${listed(next)}` : ''
      return etapa.archivada
        ? `${etapaLink(etapa)} was won by ${first}${before}.`
        : `${etapaLink(etapa)} is not over: ${first} ${verb('leads', 'lead', ranked[0]?.nombre ?? '')} now${before}.`
    }),
  )
  return { text: lines(...rows), etapas: meant }
}
