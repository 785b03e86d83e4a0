import { entriesInto } from '@trinchera/db/queries/ladder/climbs'
import { placesOf } from '@trinchera/db/queries/ladder/tops'
import { formatDate } from '@trinchera/rules/presentation'
import { paths } from '@trinchera/contract/site-paths'
import { fastest } from '../answers/climb'
import { inEtapa } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { ClanName } from '../names/community'
import { bold, capital, counted, lines, link, named, noPlace, placed, verb } from '../wording'
import type { Consulta } from './consulta'
import { ownMatches } from './own-matches'
import { clanLink, clanName, clansOf, tables, tooWide } from './scope'

/** When a clan came into the ranking of each etapa that is meant, by beating whom, and at which place. */
export async function entryOf(consulta: Consulta, who: ClanName, site: Site): Promise<Reply> {
  const played = await ownMatches({ ...consulta, rival: null }, site)
  if (!played) return tooWide
  const parts: string[] = []
  for (const id of clansOf(who, consulta, site)) {
    const etapa = site.community.etapas.find(({ id: etapa }) =>
      who.clanes.some((clan) => clan.id === id && clan.id_etapa === etapa),
    )
    if (!etapa) continue
    const moves = await placesOf(site.db, id)
    const entries = moves.filter(({ antes, ranking }) => antes === 0 && ranking > 0)
    const [into] = entries
    const again = entries.length > 1 ? entries.at(-1) : undefined
    if (!into) {
      parts.push(
        `${named(who.nombre)} todavía no ${verb('entra', 'entran', who)} al ranking ${inEtapa(etapa)}: ${verb('está', 'están', who)} ${noPlace(who)}.`,
      )
      continue
    }
    const match = played.find(({ own, won, match: { fecha } }) => own === id && won && fecha === into.fecha)
    const rival = match && clanLink(site, match.rival, await clanName(site, match.rival, match.match.id))
    const before = played.filter(({ own, won, match: { fecha } }) => own === id && !won && fecha < into.fecha).length
    parts.push(
      `${named(who.nombre)} ${verb('entró', 'entraron', who)} al ranking ${inEtapa(etapa)} el ${match ? bold(link(formatDate(into.fecha), paths.partida(match.match.id))) : bold(formatDate(into.fecha))}, al ${bold(placed(into.ranking))}${rival ? `, al ganarle a ${bold(rival)}` : ''}${match && !played.some(({ own, won, match: { fecha } }) => own === id && won && fecha < into.fecha) ? ': fue su primera victoria' : ''}${before ? `, después de ${counted(before, '1 derrota', `${before} derrotas`)}` : ''}.${again ? ` Quedó sin puesto y volvió a entrar el ${formatDate(again.fecha)}, al ${placed(again.ranking)}.` : ''}`,
    )
  }
  return { text: lines(...parts) || `${named(who.nombre)} no juega ahí.`, quien: [who] }
}

/** Who came into the ranking last, or first, of each table that is meant. */
export async function lastEntries(consulta: Consulta, site: Site): Promise<Reply> {
  const parts: string[] = []
  const listed = []
  const isFirst = consulta.ordenar?.hacia === 'menos'
  for (const etapa of tables(consulta, site)) {
    const found = (await entriesInto(site.db, etapa.id, 3, isFirst)).flatMap(({ id_clan, fecha, ranking }) => {
      const who = site.community.clanById.get(id_clan)
      return who
        ? [
            {
              who,
              text: `${bold(link(who.nombre, paths.clan(id_clan)))} el ${formatDate(fecha)}, al ${placed(ranking)}`,
            },
          ]
        : []
    })
    const [first, ...rest] = found
    if (!first) continue
    listed.push(...found.map(({ who }) => who))
    parts.push(
      `${capital(inEtapa(etapa))}, ${isFirst ? verb('el primero', 'los primeros', first.who) : verb('el último', 'los últimos', first.who)} en entrar al ranking: ${first.text}.${rest.length ? ` ${isFirst ? 'Después' : 'Antes'}: ${rest.map(({ text }) => text).join('; ')}.` : ''}`,
    )
  }
  return { text: lines(...parts) || 'Todavía nadie entra al ranking.', listed }
}

/** How many wins over the first it takes to get there from a place, by the rule. */
export function winsToReach({ estando, lugar }: Consulta): Reply {
  const [from, to] = [estando ?? 2, lugar ?? 1]
  if (from <= to) return { text: `Estando ${placed(from)} ya estás ahí.` }
  const way = fastest(from, to)
  const wins = way.length - 1
  return {
    text: lines(
      `Del ${placed(from)} al ${placed(to)}, ${bold(counted(wins, '1 vez', `${wins} veces`))}: ${way.map(placed).join(' → ')}.`,
      `El que gana sube la mitad de los puestos que los separan, así que hay que ganarle ${counted(wins, 'una vez', `${wins} veces`)} al primero, si entremedio nadie más se mueve.`,
      link('Reglamento, artículo 20', paths.articulo('art-subir')),
    ),
  }
}
