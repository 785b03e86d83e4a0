import type { Match } from '@trinchera/contract/ladder'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { clanMatches, lastMatches, matchesBetween } from '@trinchera/db/queries/ladder/tops'
import { playerMatches } from '@trinchera/db/queries/players/player-matches'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { formatAgo, formatDate } from '@trinchera/rules/presentation'
import { numberIn } from '../names/numbers'
import { button, buttonIn } from '../buttons'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import type { ClanName, PlayerName, Who } from '../names/community'
import { nameKey } from '../names/name-index'
import {
  bold,
  bullets,
  counted,
  lines,
  link,
  named,
  placed,
  quoted,
  etapaText,
  verb,
  whenPlayed,
  capital,
  wonAndLost,
} from '../wording'
import { place } from './places'
import { record } from './records'
import { requireStatistics } from './hidden'
import { inEtapa, isClan, isPlayer, ranged, sideOf } from './which'

/** How many matches an answer lists; as many as were asked for, 'los últimos 3', up to ten. */
const usual = 5
function shownOf({ words }: Asked): number {
  const at = words.findIndex(({ plain }) => /^(?:ultim[oa]s|partid[oa]s)$/.test(plain))
  const said = [words[at - 1], words[at + 1]].map((word) => numberIn(word?.plain ?? '')).find((value) => value !== null)
  return at >= 0 && said && said > 1 && said <= 10 ? said : usual
}

const climbed = ({ nombre, antes, despues }: Match['ganador']) =>
  despues && antes !== despues
    ? ` y ${antes ? `${verb('sube', 'suben', nombre)} del ${placed(antes)} al ${placed(despues)}` : `${verb('entra', 'entran', nombre)} al ${placed(despues)}`}`
    : ''

const ruled = ({ ruling }: Match) => (ruling ? ` (${ruling.texto})` : '')

function ofClan(match: Match, who: ClanName, clan: number, now: Date): string {
  const { won, rival } = sideOf(match, clan)
  return `${won ? `${verb('ganó', 'ganaron', who)} a` : `${verb('perdió', 'perdieron', who)} con`} ${bold(quoted(rival.nombre))}, ${whenPlayed(match, now)}${ruled(match)}`
}

/** What was before the last one, which is told by itself. */
const before = (told: readonly string[]) => (told.length ? ['Antes:', bullets(told.map(capital))] : [])

/** How a clan ended in an etapa that is closed. */
async function endedAt({ id, etapa }: { id: number; etapa: NamedEtapa }, { site: { db } }: Asked): Promise<string> {
  const table = await clanesOfEtapa(db, etapa.id)
  const clan = table.find((each) => each.id === id)
  if (!clan) return ''
  const ranked = table.filter(({ ranking_actual }) => ranking_actual > 0).length
  const how = clan.ranking_actual
    ? `${verb('terminó', 'terminaron', clan.nombre)} ${bold(placed(clan.ranking_actual))} de ${ranked}`
    : `${verb('terminó', 'terminaron', clan.nombre)} sin puesto`
  return `${named(clan.nombre)} ${how} ${inEtapa(etapa)}, ya cerrada, con ${wonAndLost(clan)}.`
}

/** The latest of every etapa where a clan of that name plays; of those meant alone, where the question or its thread says which. */
async function clanLast(asked: Asked, who: ClanName): Promise<Reply> {
  const shown = shownOf(asked)
  const { db, now, community } = asked.site
  const all = ranged(asked, who)
  const narrowed = asked.etapas.length > 0 || asked.juego !== null
  const of = narrowed && all.some(({ meant }) => meant) ? all.filter(({ meant }) => meant) : all
  const parts = await Promise.all(
    of.map(async ({ id, etapa }) => ({ etapa, id, ...(await clanMatches(db, id, { pagina: 1, por_pagina: shown })) })),
  )
  const latest = parts
    .flatMap(({ id, etapa, matches }) => matches.map((match) => ({ id, etapa, match })))
    .sort((a, b) => b.match.fecha.localeCompare(a.match.fecha))
    .slice(0, shown)
  const [first] = latest
  const [newest] = of
  if (!newest) return place(asked)
  if (!first)
    return {
      text: `${named(who.nombre)} todavía no ${verb('juega', 'juegan', who)} ninguna partida ${inEtapa(newest.etapa)}.`,
      quien: [who],
      etapas: [newest.etapa],
    }
  const etapas = [...new Set(latest.map(({ etapa }) => etapa))]
  const line = ({ id, etapa, match }: typeof first) =>
    `${ofClan(match, who, id, now)}${etapas.length > 1 ? `, ${inEtapa(etapa)}` : ''}`
  const closed = narrowed && of.length === 1 && newest.etapa.archivada && (await endedAt(newest, asked))
  const others = all.filter(({ id, etapa }) => etapa.activo && !of.some((each) => each.id === id))
  return {
    text: lines(
      closed,
      `Lo último de ${named(who.nombre)}${etapas.length === 1 ? ` ${inEtapa(first.etapa)}` : ''}: ${line(first)}.`,
      ...before(latest.slice(1).map(line)),
      ...etapas.map((etapa) => {
        const part = parts.find((each) => each.etapa === etapa)
        return (
          part &&
          part.total > 1 &&
          link(
            `Ver las ${part.total} partidas${etapas.length > 1 ? ` de ${etapaText(etapa)}` : ''}`,
            paths.clan(part.id),
          )
        )
      }),
    ),
    quien: [who],
    etapas: etapas.length === 1 ? etapas : [],
    listed: latest.flatMap(({ id, match }) => community.clanById.get(sideOf(match, id).rival.id) ?? []),
    sugerencias: [button('racha', who), ...others.map(({ etapa }) => buttonIn('partidas', who.nombre, etapa))],
  }
}

/** With which clan, and against whom; in one against one the clan is the player. */
function ofPlayer({ gano, ganador, perdedor }: Match & { gano: boolean }, { nombre }: PlayerName): string {
  const [own, rival] = gano ? [ganador, perdedor] : [perdedor, ganador]
  const by = own.nombre === nombre ? '' : ` con ${quoted(own.nombre)}`
  return `${gano ? `ganó${by} a` : `perdió${by} ante`} ${bold(quoted(rival.nombre))}`
}

async function playerLast(asked: Asked, who: PlayerName): Promise<Reply> {
  await requireStatistics(asked.site, who)
  const shown = shownOf(asked)
  const { matches, total } = await playerMatches(asked.site.db, who.id, { pagina: 1, por_pagina: shown })
  const [first, ...earlier] = matches
  if (!first) return { text: `${named(who.nombre)} todavía no tiene partidas.`, quien: [who] }
  const line = (match: typeof first) => `${ofPlayer(match, who)}, ${whenPlayed(match, asked.site.now)}${ruled(match)}`
  return {
    text: lines(
      `Lo último de ${named(who.nombre)}: ${line(first)}.`,
      ...before(earlier.map(line)),
      total > matches.length && link(`Ver las ${total} partidas`, paths.jugador(who.id)),
    ),
    quien: [who],
    sugerencias: [button('victorias', who), button('clanDe', who)],
  }
}

/** The latest matches of a clan or a player, with their rivals and days. */
export async function lastOf(asked: Asked): Promise<Reply> {
  const [who] = asked.quien
  if (!who) return last(asked)
  return isClan(who) ? clanLast(asked, who) : playerLast(asked, who)
}

/** The latest matches of the site, or of the etapa or game that is named. */
export async function last(asked: Asked): Promise<Reply> {
  const { db, now, community } = asked.site
  const of = asked.etapas.length
    ? asked.etapas
    : asked.juego
      ? community.etapas.filter(({ juego }) => juego.id === asked.juego?.id)
      : null
  const found = of
    ? (await Promise.all(of.map(({ id }) => lastMatches(db, id)))).flat().sort((a, b) => b.fecha.localeCompare(a.fecha))
    : await lastMatches(db)
  const shown = shownOf(asked)
  const matches = found.slice(0, shown)
  const [first, ...earlier] = matches
  if (!first) return { text: 'Todavía no se ha jugado ninguna partida ahí.', etapas: of ?? [] }
  const line = (match: typeof first) =>
    `${bold(quoted(match.ganador.nombre))} ${verb('venció', 'vencieron', match.ganador.nombre)} a ${quoted(match.perdedor.nombre)}${climbed(match.ganador)} (${quoted(match.etapa.nombre)} de ${quoted(match.etapa.juego.nombre)}, ${link(formatAgo(match.fecha, now.getTime()), paths.partida(match.id))})`
  return {
    text: lines(
      `Lo último que se jugó: ${line(first)}.`,
      ...before(earlier.map(line)),
      link('Ver el ladder', paths.ladder),
    ),
    etapas: of ?? [],
    sugerencias: ['¿Cómo va la tabla?'],
    quien: matches.slice(0, 1).flatMap(({ ganador }) => community.clanById.get(ganador.id) ?? []),
    listed: matches.flatMap(({ ganador }) => community.clanById.get(ganador.id) ?? []),
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

/** How often two met, or how often one of them won, as it is asked. */
function countTold(
  { words }: Asked,
  a: ClanName,
  b: ClanName,
  played: readonly { wins: readonly [number, number] }[],
): string {
  const text = words.map(({ plain }) => plain).join(' ')
  const times = (count: number) => bold(counted(count, '1 vez', `${count} veces`))
  const [x, y] = [0, 1].map((side) => played.reduce((sum, { wins }) => sum + (wins[side] ?? 0), 0))
  const lost = /\b(?:perd|pierd)\w*/.test(text)
  if (!lost && !/\b(?:gan|venc|derrot)\w*/.test(text))
    return `${named(a.nombre)} y ${named(b.nombre)} se han enfrentado ${times((x ?? 0) + (y ?? 0))}.`
  // 'cuántas veces le ha ganado a B A': whom it is said of comes last
  const isTurned =
    /\bcuant[oa]s(?: (?:veces|partidas|le|les|lo|los|ha|han|se|que|q))* (?:(?:gan|venc|derrot)\w+ al?|(?:perd|pierd)\w+ (?:con|contra|ante)) /.test(
      text,
    )
  const subject = isTurned ? b : a
  const other = subject === a ? b : a
  const won = (subject === a ? x : y) ?? 0
  const beaten = (subject === a ? y : x) ?? 0
  return lost
    ? `${named(subject.nombre)} ${verb('ha', 'han', subject)} perdido ${times(beaten)} con ${named(other.nombre)}.`
    : `${named(subject.nombre)} le ${verb('ha', 'han', subject)} ganado ${times(won)} a ${named(other.nombre)}.`
}

/** How two clans have fared against each other, in every etapa where both play. */
export async function duel(asked: Asked): Promise<Reply> {
  const [one, two] = asked.quien
  if (!one || !two) return { text: '' }
  const [a, b] = [asClan(asked, one), asClan(asked, two)]
  if (!a || !b) {
    if (isPlayer(one) && isPlayer(two)) return both(asked, one, two)
    return { text: `Comparo clan con clan o jugador con jugador. ¿De qué clan hablas?`, kind: 'ask', quien: [one, two] }
  }
  // 'compara a Peuco con Zorzal Viejo': all they have played, besides what they played against each other
  const [mine, theirs] = [one, two].map((who) =>
    isPlayer(who) ? who : asked.site.community.players.exact(nameKey(who.nombre)).map(({ value }) => value)[0],
  )
  const each =
    mine && theirs && asked.words.some(({ plain }) => plain.startsWith('compar'))
      ? await both(asked, mine, theirs)
      : null
  const all = together(asked, a, b)
  const there = all.filter(({ etapa }) => asked.etapas.some(({ id }) => id === etapa.id))
  const meetings = there.length && asked.etapas.length < asked.site.community.etapas.length ? there : all
  if (!meetings.length && isPlayer(one) && isPlayer(two)) return both(asked, one, two)
  if (!meetings.length)
    return { text: `${named(a.nombre)} y ${named(b.nombre)} no juegan en una misma etapa.`, quien: [a, b] }
  const parts = await Promise.all(
    meetings.map(async ({ mine, theirs, etapa }) => {
      const { wins, latest } = await matchesBetween(asked.site.db, mine.id, theirs.id, 1)
      return { etapa, mine, wins, latest: latest[0] ?? null }
    }),
  )
  const played = parts.filter(({ latest }) => latest)
  const asksCount = asked.words.some(({ plain }) => /^cuant[oa]s$/.test(plain))
  const said = played.map(({ etapa, wins: [x, y], latest, mine }) => {
    const lead =
      x === y
        ? `${etapa.activo ? 'Van' : 'Quedaron'} iguales, ${bold(`${x}–${y}`)}`
        : `${named(x > y ? a.nombre : b.nombre)} ${etapa.activo ? verb('gana', 'ganan', x > y ? a : b) : verb('ganó', 'ganaron', x > y ? a : b)} ${bold(`${Math.max(x, y)}–${Math.min(x, y)}`)}`
    const winner = latest ? (sideOf(latest, mine.id).won ? a.nombre : b.nombre) : ''
    return `${lead} ${inEtapa(etapa)}, en ${counted(x + y, 'una partida', `${x + y} partidas`)}. La última fue el ${formatDate(latest?.fecha)} y la ${verb('ganó', 'ganaron', winner)} ${quoted(winner)}.`
  })
  return {
    text: lines(
      each?.text,
      asksCount ? countTold(asked, a, b, played) : `${named(a.nombre)} contra ${named(b.nombre)}:`,
      ...(said.length ? said : [`Todavía no se enfrentan: ${bold('0–0')}.`]),
    ),
    quien: [a, b],
    etapas: parts.slice(0, 1).map(({ etapa }) => etapa),
    sugerencias: [button('siGana', a, b), button('siGana', b, a)],
  }
}

/** Two players side by side: only those of one against one play each other. */
async function both(asked: Asked, one: PlayerName, two: PlayerName): Promise<Reply> {
  const [mine, theirs] = await Promise.all([record({ ...asked, quien: [one] }), record({ ...asked, quien: [two] })])
  return { text: lines(mine.text, theirs.text), quien: [one, two] }
}
