import { paths } from '@trinchera/contract/site-paths'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { clanOf, etapaLink, isClan } from '../answers/which'
import type { Reply } from '../intent'
import { bold, lines, link, named, quoted } from '../wording'
import { askedEtapas, type EnglishAsked } from './asked'

const rows = 10
const tablesShown = 2

/** The table of the etapas that are meant, from the top. */
export async function tableOf(asked: EnglishAsked): Promise<Reply | null> {
  if (
    /\b(?:how|what is the|rules?|work|works|move|place|last|first|who)\b/.test(asked.text) &&
    !asked.etapaMention.used.size
  )
    return null
  const etapas = askedEtapas(asked)
    .filter(({ multijugador, archivada }) => asked.etapaMention.etapas.length || (multijugador && !archivada))
    .slice(0, asked.etapaMention.used.size ? tablesShown : 1)
  const most = Math.min(rows, Number(/\btop (\d+)\b/.exec(asked.text)?.[1] ?? rows))
  const told = await Promise.all(
    etapas.map(async (etapa) => {
      const all = (await clanesOfEtapa(asked.site.db, etapa.id)).filter(({ ranking_actual }) => ranking_actual > 0)
      return lines(
        `Table of ${etapaLink(etapa)} (wins–losses):`,
        ...all
          .slice(0, most)
          .map(
            ({ id, nombre, ranking_actual, triunfos, derrotas }) =>
              `${ranking_actual}. ${link(nombre, paths.clan(id))} ${triunfos}–${derrotas}`,
          ),
        all.length > most && `And ${all.length - most} more.`,
      )
    }),
  )
  return told.length ? { text: lines(...told), etapas: etapas } : null
}

/** The tag of a clan. */
export async function tagOf({ whos: [who], site }: EnglishAsked): Promise<Reply | null> {
  const found = who && isClan(who) ? await clanOf({ etapas: [], juego: null, site }, who) : null
  return found && who
    ? {
        text: `The tag of ${named(who.nombre)} is ${bold(quoted(found.clan.tag))}. ${link('See the clan', paths.clan(found.clan.id))}`,
        quien: [who],
      }
    : null
}
