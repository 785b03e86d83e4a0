import type { PlaceChange } from '@trinchera/contract/ladder'
import { paths } from '@trinchera/contract/site-paths'
import { finalStandings } from '@trinchera/db/queries/ladder/etapas'
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
import { instants } from './period'
import { clanLink, clansOf, whenSaid } from './scope'

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

const said = (place: number, who: ClanName) => bold(place ? placed(place) : noPlace(who))
const dayMs = 24 * 3_600_000
const days = (ms: number) => counted(Math.round(ms / dayMs), '1 día', `${Math.round(ms / dayMs)} días`)

/** Its name, as a link to it in that etapa. */
const name = ({ who, id }: History) => bold(link(who.nombre, paths.clan(id)))
const placeAt = ({ moves }: History, instant: string) => moves.findLast(({ fecha }) => fecha < instant)?.ranking ?? 0

/** A change of place, with the match that made it. */
async function step({ etapa }: History, { antes, ranking, fecha }: PlaceChange, site: Site): Promise<string> {
  const [match] = await matchesMoving(site.db, etapa.id, fecha)
  const how = match
    ? `${whenPlayed(match, site.now)}: ${clanLink(site, match.ganador.id, match.ganador.nombre)} ${verb('venció', 'vencieron', match.ganador.nombre)} a ${clanLink(site, match.perdedor.id, match.perdedor.nombre)}`
    : when(fecha, site.now)
  return `${antes ? `del ${placed(antes)} ` : ''}al ${bold(placed(ranking))}, ${how}.`
}

/** Where it stood at the end of a period. */
const past: Telling = (history, site) => {
  const { who, etapa, consulta } = history
  const { hasta } = instants(consulta)
  const now = site.now.toISOString()
  const isOver = hasta !== null && hasta <= now
  return `${capital(whenSaid(consulta, site).trim())}, ${name(history)} ${isOver ? verb('estaba', 'estaban', who) : verb('va', 'van', who)} ${said(placeAt(history, isOver ? hasta : now), who)} ${inEtapa(etapa)}.`
}

/** Its best, or its worst, place in a period or of all time, with the day on which it first had it. */
const best: Telling = (history, site) => {
  const { who, etapa, moves, consulta } = history
  const sign = consulta.ordenar?.hacia === 'menos' ? -1 : 1
  const { desde, hasta } = instants(consulta)
  const begun = desde
    ? Math.max(
        0,
        moves.findLastIndex(({ fecha }) => fecha < desde),
      )
    : 0
  const [first] = moves
    .slice(begun)
    .filter(({ ranking, fecha }) => ranking > 0 && (!hasta || fecha < hasta))
    .sort((a, b) => sign * (a.ranking - b.ranking))
  const where = `${whenSaid(consulta, site)} ${inEtapa(etapa)}`
  const now = etapa.activo ? ` Ahora: ${said(moves.at(-1)?.ranking ?? 0, who)}.` : ''
  return first
    ? `Lo ${sign > 0 ? 'mejor' : 'peor'} de ${name(history)}${where} fue el puesto ${bold(placed(first.ranking))}, desde el ${formatDate(first.fecha)}.${now}`
    : `${name(history)} no ${verb('ha', 'han', who)} tenido puesto${where}.`
}

/** When it came to a place, how often it was there and how long. */
const held: Telling = async (history, site) => {
  const { who, etapa, moves, consulta } = history
  const place = consulta.lugar ?? 1
  const closed = etapa.archivada ? (await finalStandings(site.db, etapa.id))?.fecha : undefined
  const end = closed ?? site.now.toISOString()
  const stays = moves.flatMap(({ ranking, antes, fecha, rival }, at) =>
    ranking === place && antes !== place
      ? [{ from: fecha, rival, to: moves.slice(at).find((next) => next.ranking !== place)?.fecha }]
      : [],
  )
  const last = stays.at(-1)
  if (!last)
    return etapa.activo || consulta.etapa.length
      ? `${name(history)} nunca ${verb('ha', 'han', who)} estado ${placed(place)} ${inEtapa(etapa)}.`
      : ''
  const lengths = stays.map(({ from, to = end }) => Date.parse(to) - Date.parse(from))
  const left = last.to
    ? `y ${verb('salió', 'salieron', who)} de ahí el ${formatDate(last.to)}`
    : `y ahí ${closed ? 'terminó' : verb('sigue', 'siguen', who)} (${days(lengths.at(-1) ?? 0)})`
  return lines(
    `${name(history)} ${verb('llegó', 'llegaron', who)} al ${bold(placed(place))} ${inEtapa(etapa)} ${when(last.from, site.now)}${last.rival ? `, al jugar con ${named(last.rival)}` : ''}, ${left}.`,
    `${capital(verb('ha', 'han', who))} estado ${placed(place)} ${bold(counted(stays.length, '1 vez', `${stays.length} veces`))}, ${days(lengths.reduce((sum, ms) => sum + ms, 0))} en total y a lo más ${days(Math.max(...lengths))} seguidos.`,
  )
}

/** When it came into the ranking, at which place and by beating whom. */
const entry: Telling = async (history, site) => {
  const { who, etapa, moves } = history
  const into = moves.find(({ antes, ranking }) => antes === 0 && ranking > 0)
  return into
    ? `${name(history)} ${verb('entró', 'entraron', who)} al ranking ${inEtapa(etapa)} ${await step(history, into, site)}`
    : `${name(history)} todavía no ${verb('entra', 'entran', who)} al ranking ${inEtapa(etapa)}.`
}

const mostTold = 4

/** How far it has moved in a time, step by step. */
const moved: Telling = async (history, site) => {
  const { who, etapa, moves, consulta } = history
  const { desde, hasta } = instants(consulta)
  const steps = moves.filter(
    ({ antes, ranking, fecha }) => antes > 0 && ranking > 0 && (!desde || fecha >= desde) && (!hasta || fecha < hasta),
  )
  const [first, last] = [steps[0], steps.at(-1)]
  const [time, now] = [whenSaid(consulta, site), said(moves.at(-1)?.ranking ?? 0, who)]
  if (!first || !last)
    return `${name(history)} ${verb('sigue', 'siguen', who)} ${now} ${inEtapa(etapa)}: no se ${verb('movió', 'movieron', who)} de puesto${time}.`
  const net = first.antes - last.ranking
  const did = net < 0 ? verb('bajó', 'bajaron', who) : verb('subió', 'subieron', who)
  return lines(
    `${name(history)} ${verb('va', 'van', who)} ${now} ${inEtapa(etapa)}: ${did} ${bold(counted(Math.abs(net), '1 puesto', `${Math.abs(net)} puestos`))}${time}.`,
    bullets(await Promise.all(steps.slice(-mostTold).map((each) => step(history, each, site)))),
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
