import type { PlaceChange } from '@trinchera/contract/ladder'
import { paths } from '@trinchera/contract/site-paths'
import { finalStandings } from '@trinchera/db/queries/ladder/etapas'
import { movesAt } from '@trinchera/db/queries/ladder/ledger'
import { matchesMoving } from '@trinchera/db/queries/ladder/moves'
import { placesOf } from '@trinchera/db/queries/ladder/tops'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { formatDate } from '@trinchera/rules/presentation'
import { inEtapa } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { ClanName } from '../names/community'
import {
  bold,
  bullets,
  capital,
  counted,
  lines,
  link,
  named,
  noPlace,
  placed,
  verb,
  when,
  whenPlayed,
} from '../wording'
import type { Consulta } from './consulta'
import { ownMatches } from './own-matches'
import { instants } from './period'
import { clanLink, clanName, clansOf, mostRows, whenSaid } from './scope'

// What is asked of the places that one clan has had: which one then, the best, since when, how often, how it came in, how it moved.

/** A clan's changes of place in an etapa, oldest first. */
interface History {
  who: ClanName
  id: number
  etapa: NamedEtapa
  moves: readonly PlaceChange[]
  consulta: Consulta
}
/** What is told of one history; '' where there is nothing to tell. */
type Telling = (history: History, site: Site) => string | Promise<string>

const said = (place: number, who: ClanName) => (place ? placed(place) : noPlace(who))
const places = (count: number) => bold(counted(count, '1 puesto', `${count} puestos`))

/** Its name, as a link to it in that etapa. */
const name = ({ who, id }: History) => bold(link(who.nombre, paths.clan(id)))

/** Whole days, in words. */
function long(ms: number): string {
  const days = Math.round(ms / (24 * 3_600_000))
  return days < 1 ? 'menos de un día' : counted(days, '1 día', `${days} días`)
}

/** Where it stood at the end of a period, and at its beginning where that was another place. */
const past: Telling = (history, site) => {
  const { who, etapa, moves, consulta } = history
  const { desde, hasta } = instants(consulta)
  const at = (instant: string) => moves.findLast(({ fecha }) => fecha < instant)?.ranking ?? 0
  const isOver = hasta !== null && hasta <= site.now.toISOString()
  const [was, is] = [desde ? at(desde) : null, at(isOver ? hasta : site.now.toISOString())]
  const did = isOver ? verb('estaba', 'estaban', who) : verb('va', 'van', who)
  return `${capital(whenSaid(consulta, site).trim())}, ${name(history)} ${did} ${bold(said(is, who))} ${inEtapa(etapa)}${was === null || was === is ? '' : `; al empezar, ${said(was, who)}`}.`
}

/** Its best, or its worst, place in a period or of all time, with the day on which it first had it. */
const best: Telling = (history, site) => {
  const { who, etapa, moves, consulta } = history
  const sign = consulta.ordenar?.hacia === 'menos' ? -1 : 1
  const { desde, hasta } = instants(consulta)
  const before = desde ? moves.findLast(({ fecha }) => fecha < desde) : undefined
  const within = moves.filter(({ fecha }) => (!desde || fecha >= desde) && (!hasta || fecha < hasta))
  const [first] = [...(before ? [before] : []), ...within]
    .filter(({ ranking }) => ranking > 0)
    .sort((a, b) => sign * (a.ranking - b.ranking))
  const now = etapa.activo ? ` Ahora: ${said(moves.at(-1)?.ranking ?? 0, who)}.` : ''
  const time = whenSaid(consulta, site)
  return first
    ? `Lo ${sign > 0 ? 'mejor' : 'peor'} de ${name(history)}${time} ${inEtapa(etapa)} fue el puesto ${bold(placed(first.ranking))}, ${first === before ? 'el que ya tenía' : `desde el ${formatDate(first.fecha)}`}.${now}`
    : `${name(history)} no ${verb('ha', 'han', who)} tenido puesto${time} ${inEtapa(etapa)}.`
}

/** When it came to a place, after whom, how often it was there and how long. */
const held: Telling = async (history, site) => {
  const { who, id, etapa, moves, consulta } = history
  const place = consulta.lugar ?? 1
  const closed = etapa.archivada ? (await finalStandings(site.db, etapa.id))?.fecha : undefined
  const end = closed ?? site.now.toISOString()
  const stays = moves.flatMap(({ ranking, antes, fecha, rival }, at) =>
    ranking === place && antes !== place
      ? [{ from: fecha, rival, to: moves.slice(at).find((next) => next.ranking !== place)?.fecha ?? null }]
      : [],
  )
  const [first, last] = [stays[0], stays.at(-1)]
  if (!first || !last)
    return etapa.activo || consulta.etapa.length
      ? `${name(history)} nunca ${verb('ha', 'han', who)} estado ${placed(place)} ${inEtapa(etapa)}.`
      : ''
  const other = ((await movesAt(site.db, etapa.id, place, mostRows)) ?? []).find(
    ({ fecha, id_clan, antes }) => fecha === last.from && id_clan !== id && antes === place,
  )
  const before = other && site.community.clanById.get(other.id_clan)
  const lengths = stays.map(({ from, to }) => Date.parse(to ?? end) - Date.parse(from))
  const left = last.to
    ? `y ${verb('salió', 'salieron', who)} de ahí el ${formatDate(last.to)}`
    : closed
      ? 'y ahí terminó'
      : `y ahí ${verb('sigue', 'siguen', who)} (${long(lengths.at(-1) ?? 0)})`
  return lines(
    `${name(history)} ${verb('llegó', 'llegaron', who)} al ${bold(placed(place))} ${inEtapa(etapa)} ${when(last.from, site.now)}${last.rival ? `, al jugar con ${named(last.rival)}` : ''}, ${left}.${before ? ` Antes iba ahí ${bold(clanLink(site, other.id_clan, before.nombre))}.` : ''}`,
    `${capital(verb('ha', 'han', who))} estado ${placed(place)} ${bold(counted(stays.length, '1 vez', `${stays.length} veces`))}, ${long(lengths.reduce((sum, ms) => sum + ms, 0))} en total${stays.length > 1 ? `: la primera desde el ${formatDate(first.from)}, y a lo más ${long(Math.max(...lengths))} seguidos` : ''}.`,
  )
}

/** When it came into the ranking, at which place and by beating whom. */
const entry: Telling = async (history, site) => {
  const { who, id, etapa, moves, consulta } = history
  const into = moves.find(({ antes, ranking }) => antes === 0 && ranking > 0)
  if (!into)
    return `${name(history)} todavía no ${verb('entra', 'entran', who)} al ranking ${inEtapa(etapa)}: ${verb('está', 'están', who)} ${noPlace(who)}.`
  const [match, ...lost] = ((await ownMatches({ ...consulta, rival: null }, site)) ?? []).filter(
    (each) => each.own === id && each.match.fecha <= into.fecha,
  )
  const day = formatDate(into.fecha)
  const rival = match && clanLink(site, match.rival, await clanName(site, match.rival, match.match.id))
  return `${name(history)} ${verb('entró', 'entraron', who)} al ranking ${inEtapa(etapa)} el ${bold(match ? link(day, paths.partida(match.match.id)) : day)}, al ${bold(placed(into.ranking))}${rival ? `, al ganarle a ${bold(rival)}` : ''}${lost.length ? `, después de ${counted(lost.length, '1 derrota', `${lost.length} derrotas`)}` : ''}.`
}

const mostTold = 4

/** How far it has moved in a time, or by its last move where none is said, step by step. */
const moved: Telling = async (history, site) => {
  const { who, etapa, moves, consulta } = history
  const { desde, hasta } = instants(consulta)
  const within = moves.filter(
    ({ antes, ranking, fecha }) => antes > 0 && ranking > 0 && (!desde || fecha >= desde) && (!hasta || fecha < hasta),
  )
  const steps = desde || hasta ? within : within.slice(-1)
  const [first, last] = [steps[0], steps.at(-1)]
  const time = whenSaid(consulta, site)
  if (!first || !last)
    return `${name(history)} ${verb('sigue', 'siguen', who)} ${bold(said(moves.at(-1)?.ranking ?? 0, who))} ${inEtapa(etapa)}: no se ${verb('movió', 'movieron', who)} de puesto${time}.`
  const net = first.antes - last.ranking
  const did = net < 0 ? verb('bajó', 'bajaron', who) : verb('subió', 'subieron', who)
  const rows = steps.slice(-mostTold).map(async ({ antes, ranking, fecha }) => {
    const [match] = await matchesMoving(site.db, etapa.id, fecha)
    const how = match
      ? `${whenPlayed(match, site.now)}: ${named(match.ganador.nombre)} ${verb('venció', 'vencieron', match.ganador.nombre)} a ${named(match.perdedor.nombre)}`
      : when(fecha, site.now)
    return `del ${placed(antes)} al ${bold(placed(ranking))}, ${how}.`
  })
  return lines(
    `${name(history)} ${verb('va', 'van', who)} ${bold(said(moves.at(-1)?.ranking ?? 0, who))} ${inEtapa(etapa)}: ${did} ${places(Math.abs(net))}${time}.`,
    bullets(await Promise.all(rows)),
  )
}

const tellings = { past, best, held, entry, moved }

/** What is asked of the places of a clan, etapa by etapa. */
export async function placeHistory(
  of: keyof typeof tellings,
  consulta: Consulta,
  who: ClanName,
  site: Site,
): Promise<Reply> {
  const ofAllTime = (of === 'best' && !consulta.desde && !consulta.hasta) || consulta.medida === 'veces'
  const ids = clansOf(who, consulta, site, ofAllTime)
  const parts: string[] = []
  for (const etapa of site.community.etapas) {
    const id = who.clanes.find((clan) => clan.id_etapa === etapa.id && ids.includes(clan.id))?.id
    if (id !== undefined)
      parts.push(await tellings[of]({ who, id, etapa, moves: await placesOf(site.db, id), consulta }, site))
  }
  const none = ids.length ? `nunca ${verb('ha', 'han', who)} estado` : `no ${verb('juega', 'juegan', who)}`
  return { text: lines(...parts) || `${named(who.nombre)} ${none} ahí.`, quien: [who] }
}
