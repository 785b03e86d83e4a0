import type { Match } from '@trinchera/contract/ladder'
import { clanMatches, lastMatches, matchesBetween } from '@trinchera/db/queries/ladder'
import { playerMatches } from '@trinchera/db/queries/player-matches'
import { formatAgo, formatDate } from '@trinchera/rules/presentation'
import type { Asked, Reply } from '../intent'
import { links } from '../links'
import type { ClanName, PlayerName, Who } from '../names/community'
import { nameKey } from '../names/name-index'
import { bold, bullets, counted, lines, link, named, placed, quoted, verb, when } from '../wording'
import { place } from './places'
import { record } from './records'
import { clanOf, inEtapa, isClan, isPlayer, ranged, sideOf } from './which'

/** How many matches an answer lists. */
const shown = 5

const climbed = ({ antes, despues }: Match['ganador']) => (despues && antes !== despues ? ` y ${antes ? `sube del ${placed(antes)} al ${placed(despues)}` : `entra al ${placed(despues)}`}` : '')

const ruled = ({ ruling }: Match) => (ruling ? ` (${ruling.texto})` : '')

function ofClan(match: Match, clan: number, now: Date): string {
  const { won, rival } = sideOf(match, clan)
  return `${won ? 'Ganó a' : 'Perdió con'} ${bold(quoted(rival.nombre))}, ${when(match.fecha, now)}${ruled(match)}`
}

async function clanLast(asked: Asked, who: ClanName): Promise<Reply> {
  const found = await clanOf(asked, who)
  if (!found) return place(asked)
  const { clan, etapa } = found
  const { matches, total } = await clanMatches(asked.site.db, clan.id, { pagina: 1, por_pagina: shown })
  if (!matches.length) return { text: `${named(clan.nombre)} todavía no ${verb('juega', 'juegan', clan.nombre)} ninguna partida ${inEtapa(etapa)}.`, quien: [who], etapas: [etapa] }
  return {
    text: lines(`Lo último de ${named(clan.nombre)} ${inEtapa(etapa)}:`, bullets(matches.map((match) => ofClan(match, clan.id, asked.site.now))), `${link(`Ver las ${total} partidas`, links.clan(clan.id))}`),
    quien: [who], etapas: [etapa],
    listed: matches.flatMap((match) => asked.site.community.clanById.get(sideOf(match, clan.id).rival.id) ?? []),
    sugerencias: [`¿Qué racha tiene ${clan.nombre}?`],
  }
}

async function playerLast(asked: Asked, who: PlayerName): Promise<Reply> {
  const { matches, total } = await playerMatches(asked.site.db, who.id, { pagina: 1, por_pagina: shown })
  if (!matches.length) return { text: `${named(who.nombre)} todavía no tiene partidas.`, quien: [who] }
  return {
    text: lines(
      `Lo último de ${named(who.nombre)}:`,
      bullets(matches.map((match) => `${match.gano ? `Ganó con ${quoted(match.ganador.nombre)} a ${bold(quoted(match.perdedor.nombre))}` : `Perdió con ${quoted(match.perdedor.nombre)} ante ${bold(quoted(match.ganador.nombre))}`}, ${when(match.fecha, asked.site.now)}${ruled(match)}`)),
      link(`Ver las ${total} partidas`, links.jugador(who.id)),
    ),
    quien: [who],
  }
}

/** The latest matches of a clan or a player, with their rivals and days. */
export async function lastOf(asked: Asked): Promise<Reply> {
  const [who] = asked.quien
  if (!who) return last(asked)
  return isClan(who) ? clanLast(asked, who) : playerLast(asked, who)
}

/** The latest matches of the site, or of the stage or game that is named. */
export async function last(asked: Asked): Promise<Reply> {
  const { db, now, community } = asked.site
  const of = asked.etapas.length ? asked.etapas : asked.juego ? community.etapas.filter(({ juego }) => juego.id === asked.juego?.id) : null
  const found = of ? (await Promise.all(of.map(({ id }) => lastMatches(db, id)))).flat().sort((a, b) => b.fecha.localeCompare(a.fecha)) : await lastMatches(db)
  const matches = found.slice(0, shown)
  if (!matches.length) return { text: 'Todavía no se ha jugado ninguna partida ahí.', etapas: of ?? [] }
  return {
    text: lines('Últimos enfrentamientos:', bullets(matches.map((match) => `${bold(quoted(match.ganador.nombre))} venció a ${quoted(match.perdedor.nombre)}${climbed(match.ganador)} (${quoted(match.etapa.nombre)} de ${quoted(match.etapa.juego.nombre)}, ${formatAgo(match.fecha, now.getTime())})`)), link('Ver el ladder', links.ladder)),
    etapas: of ?? [],
    quien: matches.slice(0, 1).flatMap(({ ganador }) => community.clanById.get(ganador.id) ?? []),
    listed: matches.flatMap(({ ganador }) => community.clanById.get(ganador.id) ?? []),
  }
}

/** A player's own clans in stages of one against one, by the player's name. */
export const asClan = (asked: Asked, who: Who): ClanName | null =>
  isClan(who) ? who : (asked.site.community.clanes.exact(nameKey(who.nombre)).map(({ value }) => value)[0] ?? null)

/** The stages where two clans of these names may meet, the one meant first. */
export function together(asked: Asked, a: ClanName, b: ClanName) {
  return ranged(asked, a).flatMap((mine) => {
    const theirs = ranged(asked, b).find(({ etapa }) => etapa.id === mine.etapa.id)
    return theirs ? [{ mine, theirs, etapa: mine.etapa }] : []
  })
}

/** How two clans have fared against each other, in every stage where both play. */
export async function duel(asked: Asked): Promise<Reply> {
  const [one, two] = asked.quien
  if (!one || !two) return { text: '' }
  const [a, b] = [asClan(asked, one), asClan(asked, two)]
  if (!a || !b) {
    if (isPlayer(one) && isPlayer(two)) return both(asked, one, two)
    return { text: `Comparo clan con clan o jugador con jugador. ¿De qué clan hablas?`, kind: 'ask', quien: [one, two] }
  }
  const meetings = together(asked, a, b)
  if (!meetings.length && isPlayer(one) && isPlayer(two)) return both(asked, one, two)
  if (!meetings.length) return { text: `${named(a.nombre)} y ${named(b.nombre)} no juegan en una misma etapa.`, quien: [a, b] }
  const parts = await Promise.all(meetings.map(async ({ mine, theirs, etapa }) => ({ etapa, mine, ...(await matchesBetween(asked.site.db, mine.id, theirs.id)) })))
  const played = parts.filter(({ latest }) => latest)
  const said = played.map(({ etapa, wins: [x, y], latest, mine }) => {
    const lead = x === y ? `Van iguales, ${bold(`${x}–${y}`)}` : `${named(x > y ? a.nombre : b.nombre)} ${verb('gana', 'ganan', x > y ? a.nombre : b.nombre)} ${bold(`${Math.max(x, y)}–${Math.min(x, y)}`)}`
    const winner = latest ? (sideOf(latest, mine.id).won ? a.nombre : b.nombre) : ''
    return `${lead} ${inEtapa(etapa)}, en ${counted(x + y, 'una partida', `${x + y} partidas`)}. La última fue el ${formatDate(latest?.fecha)} y la ganó ${quoted(winner)}.`
  })
  return {
    text: lines(`${named(a.nombre)} contra ${named(b.nombre)}:`, ...(said.length ? said : [`Todavía no se enfrentan: ${bold('0–0')}.`])),
    quien: [a, b], etapas: parts.slice(0, 1).map(({ etapa }) => etapa),
    sugerencias: [`¿Qué pasa si ${a.nombre} ${verb('le gana', 'le ganan', a.nombre)} a ${b.nombre}?`],
  }
}

/** Two players side by side: only those of one against one play each other. */
async function both(asked: Asked, one: PlayerName, two: PlayerName): Promise<Reply> {
  const [mine, theirs] = await Promise.all([record({ ...asked, quien: [one] }), record({ ...asked, quien: [two] })])
  return { text: lines(mine.text, theirs.text), quien: [one, two] }
}
