import { lastMatches } from '@trinchera/db/queries/ladder/tops'
import { paths } from '@trinchera/contract/site-paths'
import { button, buttonIn } from '../buttons'
import type { Asked, Reply } from '../intent'
import type { ClanName, Who } from '../names/community'
import { nameKey } from '../names/name-index'
import { matchList, pairTold } from '../query/match-list'
import { matchLine } from '../query/match-told'
import { ownMatches } from '../query/own-matches'
import { queryOf } from '../query/query-of'
import { tooWide } from '../query/scope'
import { bullets, lines, link, named } from '../wording'
import { record } from './records'
import { etapasSaid, isClan, isPlayer, ranged } from './which'

/** How many matches an answer lists: as many as were asked for, 'los últimos 3'. */
const shownOf = ({ numero }: Asked) => (numero !== null && numero > 1 && numero <= 10 ? numero : 5)

/** The latest matches of a clan or a player, with their rivals and days. */
export async function lastOf(asked: Asked): Promise<Reply> {
  const [who] = asked.quien
  if (!who) return last(asked)
  const consulta = queryOf({ ...asked, quien: [who] }, { de: 'partidas', medida: 'lista', limite: shownOf(asked) })
  const reply = await matchList(consulta, asked.site)
  const others = isClan(who)
    ? ranged(asked, who).filter(({ etapa }) => etapa.activo && !reply.etapas?.some(({ id }) => id === etapa.id))
    : []
  return {
    ...reply,
    sugerencias: [
      button(isClan(who) ? 'racha' : 'victorias', who),
      ...others.map(({ etapa }) => buttonIn('partidas', who.nombre, etapa)),
    ],
  }
}

/** The latest matches of the site, or of the etapa or game that is named. */
export async function last(asked: Asked): Promise<Reply> {
  const { site } = asked
  const of = etapasSaid(asked)
  const found = (await Promise.all(of ? of.map(({ id }) => lastMatches(site.db, id)) : [lastMatches(site.db)])).flat()
  const matches = found.sort((a, b) => b.fecha.localeCompare(a.fecha)).slice(0, shownOf(asked))
  const etapas = of ?? []
  const [first, ...before] = await Promise.all(
    matches.map(({ ganador, perdedor, ...match }) =>
      matchLine(
        {
          match: { ...match, ganador: ganador.id, perdedor: perdedor.id, own: null },
          own: ganador.id,
          rival: perdedor.id,
          won: true,
        },
        site,
      ),
    ),
  )
  const { say } = asked
  if (!first)
    return { text: say('Todavía no se ha jugado ninguna partida ahí.', 'No match has been played there.'), etapas }
  const winners = matches.flatMap(({ ganador }) => site.community.clanById.get(ganador.id) ?? [])
  return {
    text: lines(
      `${say('Lo último que se jugó', 'The last match')}: ${first}.`,
      before.length > 0 && lines(say('Antes:', 'Before it:'), bullets(before)),
      link(say('Ver el ladder', 'See the ladder'), paths.ladder),
    ),
    etapas,
    sugerencias: ['¿Cómo va la tabla?'],
    quien: winners.slice(0, 1),
    listed: winners,
  }
}

/** A player's own clans in etapas of one against one, by the player's name. */
export const asClan = (asked: Asked, who: Who): ClanName | null =>
  isClan(who) ? who : (asked.site.community.clanes.exact(nameKey(who.nombre)).map(({ value }) => value)[0] ?? null)

/** The etapas where two clans of these names may meet, the one meant first. */
export function together(asked: Asked, a: ClanName, b: ClanName) {
  return ranged(asked, a).flatMap((mine) => {
    const theirs = ranged(asked, b).find(({ etapa }) => etapa.id === mine.etapa.id)
    return theirs ? [{ mine, theirs, etapa: mine.etapa }] : []
  })
}

/** How two clans have fared against each other, in every etapa where both play. */
export async function duel(asked: Asked): Promise<Reply> {
  const [one, two] = asked.quien
  if (!one || !two) return { text: '' }
  const [a, b] = [asClan(asked, one), asClan(asked, two)]
  const all = a && b ? together(asked, a, b).map(({ etapa }) => etapa) : []
  if (isPlayer(one) && isPlayer(two) && !all.length) {
    // only those of one against one play each other
    const [mine, theirs] = await Promise.all([one, two].map(async (who) => record({ ...asked, quien: [who] })))
    return { text: lines(mine?.text, theirs?.text), quien: [one, two] }
  }
  if (!a || !b)
    return { text: 'Comparo clan con clan o jugador con jugador. ¿De qué clan hablas?', kind: 'ask', quien: [one, two] }
  if (!all.length)
    return {
      text: `${named(a.nombre)} ${asked.say('y', 'and')} ${named(b.nombre)} ${asked.say('no juegan en una misma etapa', 'do not play in the same stage')}.`,
      quien: [a, b],
    }
  const there = all.filter(({ id }) => asked.etapas.some((etapa) => etapa.id === id))
  const consulta = queryOf(
    { quien: [a, b], etapas: there.length ? there : all, juego: null },
    { de: 'partidas', medida: 'balance' },
  )
  const matches = await ownMatches(consulta, asked.site)
  return matches ? pairTold(a, b, matches, asked.site) : tooWide
}
