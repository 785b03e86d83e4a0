import type { Match } from '@trinchera/contract/ladder'
import { paths } from '@trinchera/contract/site-paths'
import { clanMatches, lastMatches, matchesBetween } from '@trinchera/db/queries/ladder/tops'
import { playerMatches } from '@trinchera/db/queries/players/player-matches'
import { formatAgo, formatDate } from '@trinchera/rules/presentation'
import { button, buttonIn } from '../buttons'
import type { Asked, Reply } from '../intent'
import type { ClanName, PlayerName, Who } from '../names/community'
import { nameKey } from '../names/name-index'
import { numberIn } from '../names/numbers'
import { bold, bullets, capital, counted, lines, link, named, placed, quoted, verb, whenPlayed } from '../wording'
import { plainText } from '../words/plain'
import { groupsOf } from './etapas'
import { requireStatistics } from './hidden'
import { ofWho, place } from './places'
import { record } from './records'
import { etapasSaid, inEtapa, isClan, isPlayer, ranged, sideOf } from './which'

/** How many matches an answer lists; as many as were asked for, 'los últimos 3', up to ten. */
const usual = 5
function shownOf({ words }: Asked): number {
  const at = words.findIndex(({ plain }) => /^(?:ultim[oa]s|partid[oa]s)$/.test(plain))
  const said = [words[at - 1], words[at + 1]].map((word) => numberIn(word?.plain ?? '')).find((value) => value !== null)
  return at >= 0 && said && said > 1 && said <= 10 ? said : usual
}

const climbed = ({ nombre, antes, despues }: Match['ganador']) =>
  despues && antes !== despues
    ? ` y ${antes ? `${verb('sube', 'suben', nombre)} del ${placed(antes)}` : verb('entra', 'entran', nombre)} al ${placed(despues)}`
    : ''

const ruled = ({ ruling }: Match) => (ruling ? ` (${ruling.texto})` : '')

/** The last one by itself, and what was before it. */
const fromLast = (lead: string, [first, ...before]: readonly string[]) =>
  lines(`${lead}: ${first ?? ''}.`, before.length > 0 && lines('Antes:', bullets(before.map(capital))))

/** The latest of every etapa where a clan of that name plays; of those meant alone, where the question or its thread says which. */
async function clanLast(asked: Asked, who: ClanName): Promise<Reply> {
  const shown = shownOf(asked)
  const { db, now, community } = asked.site
  const all = ranged(asked, who)
  const meant = asked.etapas.length || asked.juego ? all.filter((each) => each.meant) : []
  const of = meant.length ? meant : all
  const [newest] = of
  if (!newest) return place(asked)
  const parts = await Promise.all(
    of.map(async ({ id, etapa }) => ({ id, etapa, ...(await clanMatches(db, id, { pagina: 1, por_pagina: shown })) })),
  )
  const latest = parts
    .flatMap(({ id, etapa, matches }) => matches.map((match) => ({ etapa, match, ...sideOf(match, id) })))
    .sort((a, b) => b.match.fecha.localeCompare(a.match.fecha))
    .slice(0, shown)
  const etapas = new Set(latest.map(({ etapa }) => etapa))
  const [only] = etapas.size === 1 ? etapas : []
  const told = latest.map(
    ({ etapa, match, won, rival }) =>
      `${won ? `${verb('ganó', 'ganaron', who)} a` : `${verb('perdió', 'perdieron', who)} con`} ${bold(quoted(rival.nombre))}, ${whenPlayed(match, now)}${ruled(match)}${only ? '' : `, ${inEtapa(etapa)}`}`,
  )
  const others = all.filter(({ id, etapa }) => etapa.activo && !of.some((each) => each.id === id))
  return {
    text: told.length
      ? lines(
          fromLast(`Lo último de ${named(who.nombre)}${only ? ` ${inEtapa(only)}` : ''}`, told),
          ...parts.map(
            ({ id, total, etapa }) =>
              total > 1 && `${link(`Ver las ${total} partidas`, paths.clan(id))}${only ? '' : ` ${inEtapa(etapa)}`}`,
          ),
        )
      : `${named(who.nombre)} todavía no ${verb('juega', 'juegan', who)} ninguna partida ${inEtapa(newest.etapa)}.`,
    quien: [who],
    etapas: told.length ? (only ? [only] : []) : [newest.etapa],
    listed: latest.flatMap(({ rival }) => community.clanById.get(rival.id) ?? []),
    sugerencias: [button('racha', who), ...others.map(({ etapa }) => buttonIn('partidas', who.nombre, etapa))],
  }
}

async function playerLast(asked: Asked, who: PlayerName): Promise<Reply> {
  await requireStatistics(asked.site, who)
  const shown = shownOf(asked)
  const { matches, total } = await playerMatches(asked.site.db, who.id, { pagina: 1, por_pagina: shown })
  // with which clan, and against whom; in one against one the clan is the player
  const told = matches.map((match) => {
    const [own, rival] = match.gano ? [match.ganador, match.perdedor] : [match.perdedor, match.ganador]
    const by = own.nombre === who.nombre ? '' : ` con ${quoted(own.nombre)}`
    return `${match.gano ? `ganó${by} a` : `perdió${by} ante`} ${bold(quoted(rival.nombre))}, ${whenPlayed(match, asked.site.now)}${ruled(match)}`
  })
  return {
    text: told.length
      ? lines(
          fromLast(`Lo último de ${named(who.nombre)}`, told),
          total > told.length && link(`Ver las ${total} partidas`, paths.jugador(who.id)),
        )
      : `${named(who.nombre)} todavía no tiene partidas.`,
    quien: [who],
    sugerencias: [button('victorias', who), button('clanDe', who)],
  }
}

const lastOfOne = ofWho(clanLast, playerLast)

/** The latest matches of a clan or a player, with their rivals and days. */
export const lastOf = (asked: Asked): Promise<Reply> => (asked.quien.length ? lastOfOne(asked) : last(asked))

/** The latest matches of the site, or of the etapa or game that is named. */
export async function last(asked: Asked): Promise<Reply> {
  const { db, now } = asked.site
  const of = etapasSaid(asked)
  const found = (await Promise.all(of ? of.map(({ id }) => lastMatches(db, id)) : [lastMatches(db)])).flat()
  const matches = found.sort((a, b) => b.fecha.localeCompare(a.fecha)).slice(0, shownOf(asked))
  const etapas = of ?? []
  if (!matches.length) return { text: 'Todavía no se ha jugado ninguna partida ahí.', etapas }
  const told = matches.map(
    ({ id, ganador, perdedor, etapa, fecha }) =>
      `${bold(quoted(ganador.nombre))} ${verb('venció', 'vencieron', ganador.nombre)} a ${quoted(perdedor.nombre)}${climbed(ganador)} (${quoted(etapa.nombre)} de ${quoted(etapa.juego.nombre)}, ${link(formatAgo(fecha, now.getTime()), paths.partida(id))})`,
  )
  const winners = groupsOf(
    asked,
    matches.map(({ ganador }) => ganador),
  )
  return {
    text: lines(fromLast('Lo último que se jugó', told), link('Ver el ladder', paths.ladder)),
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

/** 'cuántas veces le ha ganado a B A': whom it is said of comes last. */
const turned =
  /\bcuant[oa]s(?: (?:veces|partidas|le|les|lo|los|ha|han|se|que|q))* (?:(?:gan|venc|derrot)\w+ al?|(?:perd|pierd)\w+ (?:con|contra|ante)) /

/** How often two met, or how often one of them won, as it is asked. `x`, `y`: how often each won. */
function countTold({ words }: Asked, a: ClanName, b: ClanName, x: number, y: number): string {
  const text = plainText(words)
  const times = (count: number) => bold(counted(count, '1 vez', `${count} veces`))
  const lost = /\b(?:perd|pierd)\w*/.test(text)
  if (!lost && !/\b(?:gan|venc|derrot)\w*/.test(text))
    return `${named(a.nombre)} y ${named(b.nombre)} se han enfrentado ${times(x + y)}.`
  const [subject, other, won, beaten] = turned.test(text) ? [b, a, y, x] : [a, b, x, y]
  const has = verb('ha', 'han', subject)
  return lost
    ? `${named(subject.nombre)} ${has} perdido ${times(beaten)} con ${named(other.nombre)}.`
    : `${named(subject.nombre)} le ${has} ganado ${times(won)} a ${named(other.nombre)}.`
}

/** How two clans have fared against each other, in every etapa where both play. */
export async function duel(asked: Asked): Promise<Reply> {
  const [one, two] = asked.quien
  if (!one || !two) return { text: '' }
  const [a, b] = [asClan(asked, one), asClan(asked, two)]
  const { site, etapas, words } = asked
  const all = a && b ? together(asked, a, b) : []
  if (isPlayer(one) && isPlayer(two) && !all.length) {
    // only those of one against one play each other
    const [mine, theirs] = await Promise.all([one, two].map((who) => record({ ...asked, quien: [who] })))
    return { text: lines(mine?.text, theirs?.text), quien: [one, two] }
  }
  if (!a || !b)
    return { text: 'Comparo clan con clan o jugador con jugador. ¿De qué clan hablas?', kind: 'ask', quien: [one, two] }
  if (!all.length)
    return { text: `${named(a.nombre)} y ${named(b.nombre)} no juegan en una misma etapa.`, quien: [a, b] }
  const there = all.filter(({ etapa }) => etapas.some(({ id }) => id === etapa.id))
  const meetings = there.length && etapas.length < site.community.etapas.length ? there : all
  const parts = await Promise.all(
    meetings.map(async ({ mine, theirs, etapa }) => {
      const { wins, latest } = await matchesBetween(site.db, mine.id, theirs.id, 1)
      return { etapa, mine, wins, latest: latest[0] }
    }),
  )
  const said = parts.flatMap(({ etapa, wins: [x, y], latest, mine }) => {
    if (!latest) return []
    const first = x > y ? a : b
    const wins = etapa.activo ? verb('gana', 'ganan', first) : verb('ganó', 'ganaron', first)
    const lead =
      x === y
        ? `${etapa.activo ? 'Van' : 'Quedaron'} iguales, ${bold(`${x}–${y}`)}`
        : `${named(first.nombre)} ${wins} ${bold(`${Math.max(x, y)}–${Math.min(x, y)}`)}`
    const winner = sideOf(latest, mine.id).won ? a : b
    return `${lead} ${inEtapa(etapa)}, en ${counted(x + y, 'una partida', `${x + y} partidas`)}. La última fue el ${formatDate(latest.fecha)} y la ${verb('ganó', 'ganaron', winner)} ${quoted(winner.nombre)}.`
  })
  const [x, y] = parts.reduce(([mine, theirs], { wins }) => [mine + wins[0], theirs + wins[1]], [0, 0])
  const asksCount = words.some(({ plain }) => /^cuant[oa]s$/.test(plain))
  return {
    text: lines(
      asksCount ? countTold(asked, a, b, x, y) : `${named(a.nombre)} contra ${named(b.nombre)}:`,
      ...(said.length ? said : [`Todavía no se enfrentan: ${bold('0–0')}.`]),
    ),
    quien: [a, b],
    etapas: parts.slice(0, 1).map(({ etapa }) => etapa),
    sugerencias: [button('siGana', a, b), button('siGana', b, a)],
  }
}
