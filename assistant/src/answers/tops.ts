import { paths } from '@trinchera/contract/site-paths'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { topClanes, topPlayers } from '@trinchera/db/queries/ladder/tops'
import type { Asked, Reply } from '../intent'
import { bold, lines, link, placed, quoted, scored, verb } from '../wording'
import { clanLink, clanEtapas, groupsOf, noEtapas, table } from './etapas'
import { inEtapa } from './which'
/** Which of a list is asked for, from 1; the first where none is said. */
const placeAsked = ({ numero }: Asked, count: number): number =>
  numero !== null && numero > 0 && numero <= count ? numero : 1

/** The site's Top 5 of clans; first the one asked for. */
export async function bestClans(asked: Asked): Promise<Reply> {
  if (asked.etapas.length || asked.juego) return table(asked)
  const clanes = await topClanes(asked.site.db)
  if (!clanes.length) return { text: 'Todavía no hay clanes rankeados.' }
  const one = clanes[placeAsked(asked, clanes.length) - 1]
  return {
    text: lines(
      one &&
        `${bold(quoted(one.nombre))} ${verb('es', 'son', one.nombre)} el ${placed(clanes.indexOf(one) + 1)} entre los clanes.`,
      `Top ${clanes.length} (victorias–derrotas):`,
      ...clanes.map(
        (clan, index) =>
          `${index + 1}. ${bold(clanLink(clan))} ${scored(clan)}, ${placed(clan.ranking_actual)} ${inEtapa(clan.etapa)}`,
      ),
    ),
    listed: groupsOf(asked, clanes),
    quien: groupsOf(asked, clanes.slice(0, 1)),
    sugerencias: ['¿Quiénes son los mejores jugadores?'],
  }
}

/** The site's Top 5 of players; first the one asked for. */
export async function bestPlayers(asked: Asked): Promise<Reply> {
  const { site } = asked
  const players = await topPlayers(site.db)
  const one = players[placeAsked(asked, players.length) - 1]
  if (!players.length) return { text: 'Todavía nadie tiene victorias.' }
  const known = players.flatMap(({ id }) => site.community.playerById.get(id) ?? [])
  return {
    text: lines(
      one && `${bold(quoted(one.username))} es el ${placed(players.indexOf(one) + 1)} en victorias: ${one.victorias}.`,
      `Top ${players.length} de jugadores (victorias–derrotas):`,
      ...players.map(
        ({ id, username, victorias, derrotas }, index) =>
          `${index + 1}. ${bold(link(username, paths.jugador(id)))} ${scored({ triunfos: victorias, derrotas })}`,
      ),
      link('Ver a todos', paths.jugadores),
    ),
    listed: known,
    quien: known.slice(0, 1),
    sugerencias: ['¿Cuáles son los mejores clanes?'],
  }
}

/** The clans with the most wins, or losses, of the etapas asked for. */
export async function mostWins(asked: Asked): Promise<Reply> {
  const losses = asked.terms.has('perder') && !asked.terms.has('ganar')
  const rows = (
    await Promise.all(
      clanEtapas(asked).map(async (etapa) =>
        (await clanesOfEtapa(asked.site.db, etapa.id)).map((clan) => ({ etapa, clan })),
      ),
    )
  )
    .flat()
    .sort((a, b) => (losses ? b.clan.derrotas - a.clan.derrotas : b.clan.triunfos - a.clan.triunfos))
    .slice(0, 3)
  if (!rows.length) return noEtapas
  return {
    text: lines(
      `Los clanes con más ${losses ? 'derrotas' : 'victorias'} (victorias–derrotas):`,
      ...rows.map(
        ({ etapa, clan }, index) => `${index + 1}. ${bold(clanLink(clan))} ${bold(scored(clan))} ${inEtapa(etapa)}`,
      ),
    ),
    listed: groupsOf(
      asked,
      rows.map(({ clan }) => clan),
    ),
    quien: groupsOf(
      asked,
      rows.slice(0, 1).map(({ clan }) => clan),
    ),
  }
}
