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
  /** Its name, as a link to it in that etapa. */
  name: string
  etapa: NamedEtapa
  /** ' este mes en la Etapa II de Allied Assault'. */
  where: string
  moves: readonly PlaceChange[]
  consulta: Consulta
}
/** What is told of one history; '' where there is nothing to tell. */
type Telling = (history: History, site: Site) => string | Promise<string>

const said = (place: number, who: ClanName) => bold(place ? placed(place) : noPlace(who))
const dayMs = 24 * 3_600_000
const days = (ms: number) => counted(Math.round(ms / dayMs), '1 día', `${Math.round(ms / dayMs)} días`)
const placeAt = ({ moves }: History, instant: string) => moves.findLast(({ fecha }) => fecha < instant)?.ranking ?? 0

/** A change of place, with the match that made it. */
async function step({ etapa }: History, { antes, ranking, fecha }: PlaceChange, site: Site): Promise<string> {
  const [match] = await matchesMoving(site.db, etapa.id, fecha)
  const [won, lost] = [match?.ganador, match?.perdedor].map((side) => side && clanLink(site, side.id, side.nombre))
  const how = match
    ? `${whenPlayed(match, site.now)}: ${won} ${verb('venció', 'vencieron', match.ganador.nombre)} a ${lost}`
    : when(fecha, site.now)
  return `${antes ? `del ${placed(antes)} ` : ''}al ${bold(placed(ranking))}, ${how}.`
}

/** Where it stood at the end of a period, or stands where that is not over. */
const past: Telling = (history, site) => {
  const { who, name, where, consulta } = history
  const now = site.now.toISOString()
  const { hasta } = instants(consulta)
  const isOver = hasta !== null && hasta <= now
  const stood = isOver ? verb('estaba', 'estaban', who) : verb('va', 'van', who)
  return `${name} ${stood} ${said(placeAt(history, isOver ? hasta : now), who)}${where}.`
}

/** Its best, or its worst, place in a period or of all time, with the day on which it first had it. */
const best: Telling = ({ who, name, etapa, where, moves, consulta }) => {
  const sign = consulta.ordenar?.hacia === 'menos' ? -1 : 1
  const { desde, hasta } = instants(consulta)
  const begun = desde ? moves.findLastIndex(({ fecha }) => fecha < desde) : 0
  const [first] = moves
    .slice(Math.max(0, begun))
    .filter(({ ranking, fecha }) => ranking > 0 && (!hasta || fecha < hasta))
    .sort((a, b) => sign * (a.ranking - b.ranking))
  const now = etapa.activo ? ` Ahora: ${said(moves.at(-1)?.ranking ?? 0, who)}.` : ''
  return first
    ? `Lo ${sign > 0 ? 'mejor' : 'peor'} de ${name}${where} fue el puesto ${bold(placed(first.ranking))}, desde el ${formatDate(first.fecha)}.${now}`
    : `${name} no ${verb('ha', 'han', who)} tenido puesto${where}.`
}

/** When it came to a place, how often it was there and how long. */
const held: Telling = async ({ who, name, etapa, where, moves, consulta }, site) => {
  const place = consulta.lugar ?? moves.at(-1)?.ranking ?? 1
  const closed = etapa.archivada ? (await finalStandings(site.db, etapa.id))?.fecha : undefined
  const end = closed ?? site.now.toISOString()
  const stays = moves.flatMap(({ ranking, antes, fecha, rival }, at) => {
    const to = moves.slice(at).find((next) => next.ranking !== place)?.fecha
    return ranking === place && antes !== place
      ? [{ from: fecha, rival, to, ms: Date.parse(to ?? end) - Date.parse(fecha) }]
      : []
  })
  const last = stays.at(-1)
  const has = verb('ha', 'han', who)
  if (!last) return etapa.activo || consulta.etapa.length ? `${name} nunca ${has} estado ${placed(place)}${where}.` : ''
  const lengths = stays.map(({ ms }) => ms)
  const left = last.to
    ? `y ${verb('salió', 'salieron', who)} de ahí el ${formatDate(last.to)}`
    : `y ahí ${closed ? 'terminó' : verb('sigue', 'siguen', who)} (${days(last.ms)})`
  const rival = last.rival ? `, al jugar con ${named(last.rival)}` : ''
  return lines(
    `${name} ${verb('llegó', 'llegaron', who)} al ${bold(placed(place))}${where} ${when(last.from, site.now)}${rival}, ${left}.`,
    `${capital(has)} estado ${placed(place)} ${bold(counted(stays.length, '1 vez', `${stays.length} veces`))}, ${days(lengths.reduce((sum, ms) => sum + ms, 0))} en total y a lo más ${days(Math.max(...lengths))} seguidos.`,
  )
}

/** When it came into the ranking, at which place and by beating whom. */
const entry: Telling = async (history, site) => {
  const { who, name, where, moves } = history
  const into = moves.find(({ antes, ranking }) => antes === 0 && ranking > 0)
  return into
    ? `${name} ${verb('entró', 'entraron', who)} al ranking${where} ${await step(history, into, site)}`
    : `${name} todavía no ${verb('entra', 'entran', who)} al ranking${where}.`
}

const mostTold = 4

/** How far it has moved in a time, step by step. */
const moved: Telling = async (history, site) => {
  const { who, name, where, moves, consulta } = history
  const { desde, hasta } = instants(consulta)
  const steps = moves.filter(
    ({ antes, ranking, fecha }) => antes > 0 && ranking > 0 && (!desde || fecha >= desde) && (!hasta || fecha < hasta),
  )
  const net = (steps[0]?.antes ?? 0) - (steps.at(-1)?.ranking ?? 0)
  const did = net < 0 ? verb('bajó', 'bajaron', who) : verb('subió', 'subieron', who)
  const places = bold(counted(Math.abs(net), '1 puesto', `${Math.abs(net)} puestos`))
  return lines(
    `${name}${where} ${steps.length ? `${did} ${places}` : `no se ${verb('movió', 'movieron', who)} de puesto`}; ahora: ${said(moves.at(-1)?.ranking ?? 0, who)}.`,
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
  const time = whenSaid(consulta, site)
  const parts: string[] = []
  for (const etapa of site.community.etapas) {
    const id = who.clanes.find((clan) => clan.id_etapa === etapa.id && ids.includes(clan.id))?.id
    if (id === undefined) continue
    const name = bold(link(who.nombre, paths.clan(id)))
    const where = `${time} ${inEtapa(etapa)}`
    parts.push(await tellings[of]({ who, name, etapa, where, moves: await placesOf(site.db, id), consulta }, site))
  }
  const none = ids.length ? `nunca ${verb('ha', 'han', who)} estado` : `no ${verb('juega', 'juegan', who)}`
  return { text: lines(...parts) || `${named(who.nombre)} ${none} ahí.`, quien: [who] }
}
