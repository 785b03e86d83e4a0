import { paths } from '@trinchera/contract/site-paths'
import { countPlayed, playedMatches } from '@trinchera/db/queries/ladder/ledger'
import { playerById } from '@trinchera/db/queries/players/players'
import { winPercentText } from '@trinchera/rules/presentation'
import { requireStatistics } from '../answers/hidden'
import { news } from '../answers/site'
import { isClan } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { Who } from '../names/community'
import type { Consulta } from '../query/consulta'
import { playersRanked } from '../query/clans'
import { grouped } from '../query/grouped'
import { ofEtapas } from '../query/others'
import { ownMatches, tally, type Own } from '../query/own-matches'
import { clanLink, clanName, mostRows, rivalOf, saidEtapas, scopeOf, subjectOf } from '../query/scope'
import { bold, bullets, lines, link, named, quoted, sayIn } from '../wording'
import { has, inEtapa, matches as matchesSaid, onDay, tooWide, whenSaid } from './say'
import { etapas } from './site-facts'
import { clanMeant, clanPlace, ofTables } from './tables'

// What the typed query finds of matches, said in English: one wording for each form of question.

const page = (who: Who, clan?: number) =>
  isClan(who)
    ? clan !== undefined && link('See the clan', paths.clan(clan))
    : link('See the player', paths.jugador(who.id))

/** Wins and losses, all of them or in some time or against somebody. */
async function balance(consulta: Consulta, who: Who, own: readonly Own[], site: Site): Promise<Reply> {
  const rival = rivalOf(consulta, site)
  const time = whenSaid(consulta, site.now)
  const about = { quien: rival ? [who, rival] : [who] }
  const versus = rival ? ` against ${named(rival.nombre)}` : ''
  if (!own.length) return { ...about, text: `${named(who.nombre)} ${has(who)} played no match${versus}${time}.` }
  const { triunfos, derrotas, juegos } = tally(own)
  return {
    ...about,
    text: lines(
      `${named(who.nombre)}${versus}${time}: won ${bold(String(triunfos))} and lost ${bold(String(derrotas))} of ${matchesSaid(juegos)}.`,
      page(who, own[0]?.own),
    ),
  }
}

/** All the wins and losses of one, as its table or its page has them. */
async function record(consulta: Consulta, who: Who, site: Site): Promise<Reply> {
  const told = ({ triunfos, derrotas }: { triunfos: number; derrotas: number }) =>
    `won ${bold(String(triunfos))} and lost ${bold(String(derrotas))} of ${matchesSaid(triunfos + derrotas)} (${winPercentText(triunfos, triunfos + derrotas)})`
  if (!isClan(who)) {
    await requireStatistics(site, who)
    const player = await playerById(site.db, who.id)
    const all = { triunfos: player?.victorias ?? 0, derrotas: player?.derrotas ?? 0 }
    return { text: lines(`${named(who.nombre)} has ${told(all)}, in all stages.`, page(who)), quien: [who] }
  }
  const found = await clanMeant(consulta, who, site)
  if (!found) return { kind: 'missing', text: `${named(who.nombre)} is no longer in the ladder.` }
  return {
    text: lines(
      `${named(who.nombre)} ${has(who)} ${told(found.clan)} ${inEtapa(found.etapa)}.`,
      ...found.others.map((other) => `Also ${told(other)} ${inEtapa(other.etapa)}.`),
      page(who, found.clan.id),
    ),
    quien: [who],
    etapas: [found.etapa],
  }
}

const verbs = { ganada: ['won', 'beating'], perdida: ['lost', 'beaten by'] } as const
const fitting = ({ resultado }: Consulta, own: readonly Own[]) =>
  own.filter(({ won }) => !resultado || won === (resultado === 'ganada'))

/** The last, or the first, match of the result that is asked for. */
async function oneMatch(consulta: Consulta, who: Who, own: readonly Own[], site: Site): Promise<Reply> {
  const { resultado, medida } = consulta
  const found = fitting(consulta, own).at(medida === 'primera' ? -1 : 0)
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
      `${named(who.nombre)} ${medida === 'primera' ? 'first' : 'last'} ${did} ${onDay(found.match.fecha)}, ${how} ${other}${etapa ? ` ${inEtapa(etapa)}` : ''}.`,
      page(who, found.own),
    ),
    etapas: etapa ? [etapa] : [],
  }
}

/** As far back as the last matches of all are looked for, days: first where there must be some, with few matches to read. */
const lately = [2, 14, 90]
const dayMs = 24 * 3_600_000
const shown = 5

/** The matches of everybody: those of a time, else the latest. */
async function matchesOfAll(consulta: Consulta, site: Site) {
  const scope = scopeOf(consulta, site)
  if (!scope) return []
  if (consulta.desde || consulta.hasta) return playedMatches(site.db, scope, mostRows)
  for (const days of lately) {
    const desde = new Date(site.now.getTime() - days * dayMs).toISOString()
    const found = await playedMatches(site.db, { ...scope, desde }, mostRows)
    if (!found || found.length >= shown || days === lately.at(-1)) return found
  }
  return []
}

/** The matches of a time, else the latest, of everybody or of whom it asks for. */
async function matchList(consulta: Consulta, site: Site): Promise<Reply> {
  const who = subjectOf(consulta, site)
  const own = who ? await ownMatches(consulta, site) : null
  const all = who ? own && fitting(consulta, own).map(({ match }) => match) : await matchesOfAll(consulta, site)
  if (!all) return tooWide
  const time = whenSaid(consulta, site.now)
  const rows = await Promise.all(
    all.slice(0, consulta.medida === 'ultima' ? 1 : shown).map(async ({ id, id_etapa, ganador, perdedor, fecha }) => {
      const etapa = site.community.etapas.find((each) => each.id === id_etapa)
      const [winner, loser] = [await clanName(site, ganador, id), await clanName(site, perdedor, id)]
      return `${bold(clanLink(site, ganador, winner))} beat ${clanLink(site, perdedor, loser)} ${onDay(fecha)}${etapa ? ` ${inEtapa(etapa)}` : ''}`
    }),
  )
  const { resultado, medida } = consulta
  const did = resultado === 'ganada' ? 'won' : resultado === 'perdida' ? 'lost' : 'played'
  const head = !time
    ? `The last ${rows.length === 1 ? 'match' : 'matches'}${who ? ` of ${named(who.nombre)}` : ''}`
    : who
      ? `${named(who.nombre)} ${did} ${all.length ? bold(matchesSaid(all.length)) : 'no match'}${time}`
      : `${bold(matchesSaid(all.length))} ${all.length === 1 ? 'was' : 'were'} played${time}`
  const isYesOrNo = medida === 'existe' && (all.length ? 'Yes: ' : 'No: ')
  return {
    text: lines(
      all.length || time ? `${isYesOrNo || ''}${head}${all.length ? ':' : '.'}` : 'No match has been played lately.',
      bullets(rows),
      Boolean(time) && all.length > rows.length && `And ${all.length - rows.length} more.`,
      !who && link('See the ladder', paths.ladder),
    ),
    quien: who
      ? [who]
      : all
          .slice(0, 1)
          .flatMap(({ ganador, perdedor }) =>
            [ganador, perdedor].flatMap((id) => site.community.clanById.get(id) ?? []),
          ),
  }
}

/** How many matches were played by all. */
async function total(consulta: Consulta, site: Site): Promise<Reply> {
  const scope = scopeOf(consulta, site)
  const count = scope ? await countPlayed(site.db, scope) : 0
  const etapas = saidEtapas(consulta, site) ?? []
  const [only] = etapas
  const where = only ? ` ${etapas.length === 1 ? inEtapa(only) : `in ${quoted(only.juego.nombre)}`}` : ''
  return {
    text: lines(
      `${bold(matchesSaid(count))} ${count === 1 ? 'was' : 'were'} played${whenSaid(consulta, site.now) || ' so far'}${where}.`,
      link('See the ladder', paths.ladder),
    ),
    etapas: etapas.slice(0, 8),
  }
}

/** What a question in English asks of the site's data; null where that is not said in English. */
export async function tell(consulta: Consulta, site: Site): Promise<Reply | null> {
  const who = subjectOf(consulta, site)
  const { de, medida, ordenar, filtro, mapa, agrupar } = consulta
  const isTimed = Boolean(consulta.desde || consulta.hasta)
  const where = { etapas: saidEtapas(consulta, site) ?? [], juego: null, site }
  if (de === 'etapas') return medida === 'cuenta' ? etapas(where) : ofEtapas(consulta, site, true)
  if (de === 'anuncios') return news({ site, say: sayIn(true) })
  if (de === 'partidas' && agrupar !== 'mes' && agrupar !== 'dia' && (mapa || agrupar))
    return grouped(consulta, site, true)
  // what is counted of one day of the week is worded in Spanish alone
  if (
    ordenar?.campo === 'alza' ||
    consulta.semana !== null ||
    consulta.detalle ||
    agrupar === 'mes' ||
    /^(?:llegada|resumen|duracion|racha)$/.test(medida)
  )
    return null
  if (de === 'jugadores' && !who) return playersRanked(consulta, null, site, true)
  if (de === 'clanes' && !who) return consulta.lugar || ordenar || filtro ? ofTables(consulta, site) : null
  if (de === 'clanes' && who && !isTimed) {
    return isClan(who) && (!ordenar || ordenar.campo === 'racha') ? clanPlace(consulta, who, site) : null
  }
  if (de !== 'partidas' && !(de === 'clanes' && who)) return null
  if (medida === 'lista' || medida === 'existe' || (!who && medida === 'ultima')) return matchList(consulta, site)
  if (!who) return total(consulta, site)
  if (!isTimed && !consulta.rival && !/^(?:ultima|primera)$/.test(medida)) return record(consulta, who, site)
  const own = await ownMatches(consulta, site)
  if (!own) return tooWide
  if (medida === 'ultima' || medida === 'primera') return oneMatch(consulta, who, own, site)
  return balance(consulta, who, own, site)
}
