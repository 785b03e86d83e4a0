import type { ClanRow } from '@trinchera/contract/clanes'
import { paths } from '@trinchera/contract/site-paths'
import { topClanes, topPlayers } from '@trinchera/db/queries/ladder/tops'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import type { Asked, Reply } from '../intent'
import { bold, lines, link, placed, quoted, run, scored, verb } from '../wording'
import { clanEtapas, clanLink, groupsOf, table, tablesOf } from './etapas'
import { etapasOf, inEtapa } from './which'

/** Which of a list is asked for, from 1; the first where none is said. */
const placeAsked = ({ numero }: Asked, count: number): number =>
  numero !== null && numero > 0 && numero <= count ? numero : 1

/** The site's Top 5 of clans; first the one asked for. */
export async function bestClans(asked: Asked): Promise<Reply> {
  if (asked.etapas.length || asked.juego) return table(asked)
  const clanes = await topClanes(asked.site.db)
  const at = placeAsked(asked, clanes.length)
  const one = clanes[at - 1]
  if (!one) return { text: 'Todavía no hay clanes rankeados.' }
  return {
    text: lines(
      `${bold(quoted(one.nombre))} ${verb('es', 'son', one.nombre)} el ${placed(at)} entre los clanes.`,
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
  const players = await topPlayers(asked.site.db)
  const at = placeAsked(asked, players.length)
  const one = players[at - 1]
  if (!one) return { text: 'Todavía nadie tiene victorias.' }
  const known = players.flatMap(({ id }) => asked.site.community.playerById.get(id) ?? [])
  return {
    text: lines(
      `${bold(quoted(one.username))} es el ${placed(at)} en victorias: ${one.victorias}.`,
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

/** The three clans of some etapas that have the most of something; none has it at 0 or less. */
async function leaders(
  asked: Asked,
  etapas: readonly NamedEtapa[],
  of: (clan: ClanRow) => number,
  said: (clan: ClanRow) => string,
  lead: (count: number) => string,
): Promise<Reply> {
  const tables = await tablesOf(asked, etapas)
  const all = tables
    .flatMap(({ etapa, clanes }) => clanes.map((clan) => ({ etapa, clan })))
    .filter(({ clan }) => of(clan) > 0)
    .sort((a, b) => of(b.clan) - of(a.clan))
  const shown = all.slice(0, 3)
  const listed = groupsOf(
    asked,
    shown.map(({ clan }) => clan),
  )
  return {
    text: lines(
      lead(all.length),
      ...shown.map(
        ({ etapa, clan }, at) => `${at + 1}. ${bold(clanLink(clan))}: ${bold(said(clan))} ${inEtapa(etapa)}`,
      ),
    ),
    listed,
    quien: listed.slice(0, 1),
  }
}

/** The clans with the most wins, or losses, of the etapas asked for. */
export function mostWins(asked: Asked): Promise<Reply> {
  const losses = asked.terms.has('perder') && !asked.terms.has('ganar')
  const of = ({ derrotas, triunfos }: ClanRow) => (losses ? derrotas : triunfos)
  return leaders(
    asked,
    clanEtapas(asked),
    of,
    scored,
    () => `Los clanes con más ${losses ? 'derrotas' : 'victorias'} (victorias–derrotas):`,
  )
}

/** The clans on the longest run of wins, of the etapas asked for. */
export const bestStreak = (asked: Asked): Promise<Reply> =>
  leaders(
    asked,
    etapasOf(asked),
    ({ racha_actual }) => racha_actual,
    ({ racha_actual }) => run(racha_actual),
    (count) =>
      count
        ? `Las mejores rachas del momento, de ${count} con victorias seguidas:`
        : 'Ahora nadie viene con una racha de victorias.',
  )

/** The clans on the longest run of losses. */
export const worstStreak = (asked: Asked): Promise<Reply> =>
  leaders(
    asked,
    etapasOf(asked),
    ({ racha_actual }) => -racha_actual,
    ({ racha_actual }) => run(racha_actual),
    (count) =>
      count ? `Los que peor vienen, de ${count} que vienen perdiendo:` : 'Ahora nadie viene con derrotas seguidas.',
  )
