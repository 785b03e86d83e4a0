import { paths } from '@trinchera/contract/site-paths'
import { countPlayed, playedMatches, type PlayedMatch } from '@trinchera/db/queries/ladder/ledger'
import { playerById } from '@trinchera/db/queries/players/players'
import { winPercentText } from '@trinchera/rules/presentation'
import { clanOf, isClan } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { Who } from '../names/community'
import { byMap } from '../query/by-map'
import type { Consulta } from '../query/consulta'
import { byRival } from '../query/by-rival'
import { ownMatches, type Own } from '../query/own-matches'
import { clanLink, clanName, mostRows, rivalOf, saidEtapas, scopeOf, subjectOf, tables } from '../query/scope'
import { bold, lines, link, named, quoted } from '../wording'
import { counted, inEtapa, listed, onDay, whenSaid } from './say'
import { has, page, rangedIn, tooWide, type Figures } from './shared'
import { atPlace, clansListed, matchesListed } from './lists'
import { requireStatistics } from '../answers/hidden'
import { clanPlace, extreme, playerPlace, streak } from './tables'

// What the query finds, said in English: one wording for each form of question.

/** Wins and losses, all of them or in some time or against somebody. */
async function balance(consulta: Consulta, who: Who, site: Site): Promise<Reply> {
  const rival = rivalOf(consulta, site)
  const time = whenSaid(consulta, site.now)
  if (!rival && !time) return record(consulta, who, site)
  const matches = await ownMatches(consulta, site)
  if (!matches) return tooWide
  const about = { quien: rival ? [who, rival] : [who] }
  const versus = rival ? ` against ${named(rival.nombre)}` : ''
  if (!matches.length) return { ...about, text: `${named(who.nombre)} ${has(who)} played no match${versus}${time}.` }
  const triunfos = matches.filter(({ won }) => won).length
  return {
    ...about,
    text: lines(
      `${named(who.nombre)}${versus}${time}: won ${bold(String(triunfos))} and lost ${bold(String(matches.length - triunfos))} of ${counted(matches.length, 'match', 'matches')}.`,
      page(who, matches[0]?.own),
    ),
  }
}

async function record(consulta: Consulta, who: Who, site: Site): Promise<Reply> {
  const told = ({ triunfos, derrotas }: Figures) =>
    `won ${bold(String(triunfos))} and lost ${bold(String(derrotas))} of ${counted(triunfos + derrotas, 'match', 'matches')} (${winPercentText(triunfos, triunfos + derrotas)})`
  if (!isClan(who)) {
    await requireStatistics(site, who)
    const player = await playerById(site.db, who.id)
    const all = { triunfos: player?.victorias ?? 0, derrotas: player?.derrotas ?? 0 }
    return { text: lines(`${named(who.nombre)} has ${told(all)}, in all stages.`, page(who)), quien: [who] }
  }
  const found = await clanOf(rangedIn(consulta, site), who)
  if (!found) return { kind: 'missing', text: `${named(who.nombre)} is no longer in the ladder.` }
  return {
    text: lines(
      `${named(who.nombre)} ${has(who)} ${told(found.clan)} ${inEtapa(found.etapa)}.`,
      ...found.others.map(
        (other) => `${has(who) === 'has' ? 'It' : 'They'} also ${told(other)} ${inEtapa(other.etapa)}.`,
      ),
      page(who, found.clan.id),
    ),
    quien: [who],
    etapas: [found.etapa],
  }
}

const verbs = { ganada: ['won', 'beating'], perdida: ['lost', 'beaten by'] } as const

/** The last, or the first, match of the result that is asked for. */
async function oneMatch(consulta: Consulta, who: Who, site: Site): Promise<Reply> {
  const matches = await ownMatches(consulta, site)
  if (!matches) return tooWide
  const { resultado, medida } = consulta
  const fitting = matches.filter(({ won }) => !resultado || won === (resultado === 'ganada'))
  const found: Own | undefined = medida === 'primera' ? fitting.at(-1) : fitting[0]
  const which = medida === 'primera' ? 'first' : 'last'
  const rival = rivalOf(consulta, site)
  const about = { quien: rival ? [who, rival] : [who] }
  if (!found)
    return {
      ...about,
      text: `${named(who.nombre)} ${has(who)} not ${resultado ? verbs[resultado][0] : 'played'} a match${rival ? ` against ${named(rival.nombre)}` : ''}${whenSaid(consulta, site.now)}.`,
    }
  const [did, how] = resultado ? verbs[resultado] : (['played', found.won ? 'beating' : 'beaten by'] as const)
  const etapa = site.community.etapas.find(({ id }) => id === found.match.id_etapa)
  const other = bold(clanLink(site, found.rival, await clanName(site, found.rival, found.match.id)))
  return {
    ...about,
    text: lines(
      `${named(who.nombre)} ${which} ${did} ${onDay(found.match.fecha)}, ${how} ${other}${etapa ? ` ${inEtapa(etapa)}` : ''}.`,
      page(who, found.own),
    ),
    etapas: etapa ? [etapa] : [],
  }
}

/** Whom it has met, beaten or lost to the most. */
async function rivals(consulta: Consulta, who: Who, site: Site): Promise<Reply> {
  const matches = await ownMatches(consulta, site)
  if (!matches) return tooWide
  const { resultado } = consulta
  const groups = byRival(
    matches.filter(({ won }) => !resultado || won === (resultado === 'ganada')),
    site.community,
  )
  const most = groups.filter(([, group]) => group.length === groups[0]?.[1].length).slice(0, 5)
  const time = whenSaid(consulta, site.now)
  if (!most.length) return { text: `${named(who.nombre)} ${has(who)} no such match${time}.`, quien: [who] }
  const names = await Promise.all(
    most.map(async ([id, group]) => bold(clanLink(site, id, await clanName(site, id, group[0]?.match.id ?? 0)))),
  )
  const said = resultado === 'ganada' ? 'beaten' : resultado === 'perdida' ? 'lost to' : 'played'
  return {
    text: `${named(who.nombre)} ${has(who)} ${said} ${listed(names)} the most${time}: ${bold(counted(groups[0]?.[1].length ?? 0, 'time'))}${most.length > 1 ? ' each' : ''}.`,
    quien: [who],
  }
}

/** As far back as the last match of all is looked for, days: first where there must be one, with few matches to read. */
const lately = [2, 14, 90]
const dayMs = 24 * 3_600_000

/** The last match of all. */
async function latest(consulta: Consulta, site: Site): Promise<Reply> {
  const scope = scopeOf({ ...consulta, etapa: tables(consulta, site).map(({ id }) => id) }, site)
  let last: PlayedMatch | undefined
  for (const days of scope ? lately : []) {
    const desde = new Date(site.now.getTime() - days * dayMs).toISOString()
    last = (await playedMatches(site.db, { ...scope, desde }, mostRows))?.[0]
    if (last) break
  }
  if (!last) return { text: `No match has been played lately. ${link('See the ladder', paths.ladder)}` }
  const [winner = '', loser = ''] = await Promise.all(
    [last.ganador, last.perdedor].map(async (id) => bold(clanLink(site, id, await clanName(site, id, last.id)))),
  )
  const etapa = site.community.etapas.find(({ id }) => id === last.id_etapa)
  return {
    text: lines(
      `The last match was ${onDay(last.fecha)}: ${winner} beat ${loser}${etapa ? ` ${inEtapa(etapa)}` : ''}.`,
      link('See the ladder', paths.ladder),
    ),
    quien: [last.ganador, last.perdedor].flatMap((id) => site.community.clanById.get(id) ?? []),
  }
}

/** How many matches were played by all. */
async function total(consulta: Consulta, site: Site): Promise<Reply> {
  const scope = scopeOf(consulta, site)
  const count = scope ? await countPlayed(site.db, scope) : 0
  const etapas = saidEtapas(consulta, site) ?? []
  const [only] = etapas
  const where = only && (etapas.length === 1 ? ` ${inEtapa(only)}` : ` in ${quoted(only.juego.nombre)}`)
  return {
    text: lines(
      `${bold(counted(count, 'match', 'matches'))} ${count === 1 ? 'was' : 'were'} played${whenSaid(consulta, site.now) || ' so far'}${where ?? ''}.`,
      link('See the ladder', paths.ladder),
    ),
    etapas: etapas.slice(0, 8),
  }
}

/** What a question in English asks of the site's data; null where that is not said in English. */
export async function tell(consulta: Consulta, site: Site): Promise<Reply | null> {
  const who = subjectOf(consulta, site)
  const { de, medida, ordenar, filtro, mapa } = consulta
  if (de === 'clanes' && who && isClan(who) && ordenar?.campo === 'racha') return streak(consulta, who, site)
  if ((mapa && de === 'partidas') || consulta.agrupar === 'mapa') return byMap(consulta, site, true)
  if (mapa || consulta.agrupar === 'mes' || /^(?:llegada|resumen|duracion)$/.test(medida)) return null
  if (consulta.lugar) return who ? null : atPlace(consulta, site)
  if (de === 'partidas' && (medida === 'lista' || medida === 'existe')) return matchesListed(consulta, site)
  if (de === 'clanes' && !who && (filtro || medida === 'lista')) return clansListed(consulta, site)
  if (medida === 'lista') return null
  if (ordenar && who) return null
  // 'and last month', after a place
  // what is counted of one day of the week is worded in Spanish alone
  if (consulta.semana !== null) return null
  if (de === 'clanes' && who && (consulta.desde || consulta.hasta)) return balance(consulta, who, site)
  if (de === 'clanes' && who) return isClan(who) ? clanPlace(consulta, who, site) : playerPlace(who, site)
  if (de === 'clanes' && ordenar) return extreme(consulta, ordenar, site)
  if (de !== 'partidas') return null
  if (!who) return medida === 'ultima' ? latest(consulta, site) : total(consulta, site)
  if (medida === 'ultima' || medida === 'primera') return oneMatch(consulta, who, site)
  return consulta.agrupar ? rivals(consulta, who, site) : balance(consulta, who, site)
}
