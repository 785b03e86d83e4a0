import { paths } from '@trinchera/contract/site-paths'
import { countPlayed, playedMatches } from '@trinchera/db/queries/ladder/ledger'
import { playerById } from '@trinchera/db/queries/players/players'
import { winPercentText } from '@trinchera/rules/presentation'
import { clanOf, isClan } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { ClanName, PlayerName, Who } from '../names/community'
import { leastPlayed, measures, rowsOf, type Row } from '../query/clans'
import type { Consulta } from '../query/consulta'
import { byRival, ownMatches, type Own } from '../query/matches'
import { clanLink, clanName, mostRows, rivalOf, saidStages, scopeOf, subjectOf, tables } from '../query/scope'
import { bold, bullets, lines, link, named, quoted, verb } from '../wording'
import { counted, inStage, listed, onDay, ordinal, whenSaid } from './say'

// What the query finds, said in English: one wording for each form of question.

type Figures = Readonly<{ triunfos: number; derrotas: number }>
const wins = ({ triunfos, derrotas }: Figures) =>
  `${counted(triunfos, 'win')} and ${counted(derrotas, 'loss', 'losses')}`
const has = (who: string | Who) => verb('has', 'have', who)
const tooWide: Reply = {
  kind: 'ask',
  text: 'That takes in too many matches. Ask about one clan, one stage or less time.',
}

function page(who: Who, clan?: number): string | false {
  if (isClan(who)) return clan !== undefined && link('See the clan', paths.clan(clan))
  return link('See the player', paths.jugador(who.id))
}

const rangedIn = (consulta: Consulta, site: Site) => ({
  etapas: consulta.etapa.length ? (saidStages(consulta, site) ?? []) : [],
  juego: site.community.juegos.find(({ id }) => id === consulta.juego) ?? null,
  site,
})

type Standing = Readonly<{ ranking_actual: number }>
const standing = ({ ranking_actual }: Standing, of: number | null = null) =>
  ranking_actual ? `in ${bold(`${ordinal(ranking_actual)} place`)}${of ? ` of ${of}` : ''}` : bold('unranked')

async function clanPlace(consulta: Consulta, who: ClanName, site: Site): Promise<Reply> {
  const found = await clanOf(rangedIn(consulta, site), who)
  if (!found) return { kind: 'missing', text: `${named(who.nombre)} is no longer in the ladder.` }
  const { clan, etapa, others } = found
  const is = etapa.activo ? verb('is', 'are', who) : 'ended'
  return {
    text: lines(
      `${named(clan.nombre)} ${is} ${standing(clan, clan.rankeados)} ${inStage(etapa)}, with ${wins(clan)}.`,
      ...others.map((other) => `Also ${standing(other, other.rankeados)} ${inStage(other.etapa)}.`),
      page(who, clan.id),
    ),
    quien: [who],
    etapas: [etapa],
    sugerencias: [`When did ${clan.nombre} last win?`, `How many games has ${clan.nombre} won and lost?`],
  }
}

async function playerPlace(who: PlayerName, site: Site): Promise<Reply> {
  const player = await playerById(site.db, who.id)
  if (!player) return { kind: 'missing', text: `${named(who.nombre)} is no longer on the site.` }
  const of = (clan: (typeof player.clanes)[number]) =>
    `With ${link(clan.nombre, paths.clan(clan.id))}: ${standing(clan)} ${inStage({ id: clan.id_etapa, nombre: clan.etapa.nombre, juego: clan.etapa.juego })}`
  return {
    text: lines(
      player.clanes.length ? `${named(player.username)} plays in:` : `${named(player.username)} is in no clan.`,
      bullets(player.clanes.slice(0, 5).map(of)),
      page(who),
    ),
    quien: [who],
  }
}

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
    const player = await playerById(site.db, who.id)
    const all = { triunfos: player?.victorias ?? 0, derrotas: player?.derrotas ?? 0 }
    return { text: lines(`${named(who.nombre)} has ${told(all)}, in all stages.`, page(who)), quien: [who] }
  }
  const found = await clanOf(rangedIn(consulta, site), who)
  if (!found) return { kind: 'missing', text: `${named(who.nombre)} is no longer in the ladder.` }
  return {
    text: lines(
      `${named(who.nombre)} ${has(who)} ${told(found.clan)} ${inStage(found.etapa)}.`,
      ...found.others.map(
        (other) => `${has(who) === 'has' ? 'It' : 'They'} also ${told(other)} ${inStage(other.etapa)}.`,
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
      `${named(who.nombre)} ${which} ${did} ${onDay(found.match.fecha)}, ${how} ${other}${etapa ? ` ${inStage(etapa)}` : ''}.`,
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
  const groups = byRival(matches.filter(({ won }) => !resultado || won === (resultado === 'ganada')))
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

/** As far back as the last match of all is looked for, ms. */
const lately = 60 * 24 * 3_600_000

/** The last match of all. */
async function latest(consulta: Consulta, site: Site): Promise<Reply> {
  const scope = scopeOf({ ...consulta, etapa: tables(consulta, site).map(({ id }) => id) }, site)
  const desde = new Date(site.now.getTime() - lately).toISOString()
  const [last] = (scope && (await playedMatches(site.db, { ...scope, desde }, mostRows))) ?? []
  if (!last) return { text: `No match has been played lately. ${link('See the ladder', paths.ladder)}` }
  const [winner = '', loser = ''] = await Promise.all(
    [last.ganador, last.perdedor].map(async (id) => bold(clanLink(site, id, await clanName(site, id, last.id)))),
  )
  const etapa = site.community.etapas.find(({ id }) => id === last.id_etapa)
  return {
    text: lines(
      `The last match was ${onDay(last.fecha)}: ${winner} beat ${loser}${etapa ? ` ${inStage(etapa)}` : ''}.`,
      link('See the ladder', paths.ladder),
    ),
    quien: [last.ganador, last.perdedor].flatMap((id) => site.community.clanById.get(id) ?? []),
  }
}

const run = ({ racha_actual }: Readonly<{ racha_actual: number }>) =>
  bold(racha_actual < 0 ? counted(-racha_actual, 'loss', 'losses') : counted(racha_actual, 'win'))

/** How many matches in a row a clan has won or lost. */
async function streak(consulta: Consulta, who: ClanName, site: Site): Promise<Reply> {
  const found = await clanOf(rangedIn(consulta, site), who)
  return {
    text: lines(
      found &&
        `${named(who.nombre)} ${verb('is', 'are', who)} on a streak of ${run(found.clan)} ${inStage(found.etapa)}.`,
      ...(found?.others ?? []).map((other) => `Of ${run(other)} ${inStage(other.etapa)}.`),
      page(who, found?.clan.id),
    ),
    quien: [who],
  }
}

/** How many matches were played by all. */
async function total(consulta: Consulta, site: Site): Promise<Reply> {
  const scope = scopeOf(consulta, site)
  const count = scope ? await countPlayed(site.db, scope) : 0
  const stages = saidStages(consulta, site) ?? []
  const [only] = stages
  const where = only && (stages.length === 1 ? ` ${inStage(only)}` : ` in ${quoted(only.juego.nombre)}`)
  return {
    text: lines(
      `${bold(counted(count, 'match', 'matches'))} ${count === 1 ? 'was' : 'were'} played${whenSaid(consulta, site.now) || ' so far'}${where ?? ''}.`,
      link('See the ladder', paths.ladder),
    ),
    etapas: stages.slice(0, 8),
  }
}

const figure = (row: Row) => `${wins({ triunfos: row.ganadas, derrotas: row.perdidas })}`
const superlative: Partial<Record<keyof typeof measures, readonly [string, string]>> = {
  ganadas: ['the most wins', 'the fewest wins'],
  perdidas: ['the most losses', 'the fewest losses'],
  jugadas: ['the most matches', 'the fewest matches'],
  porcentaje: ['the best win percentage', 'the worst win percentage'],
  racha: ['the best streak', 'the worst streak'],
}

/** Who leads each table, or has the most or the least of something. */
async function extreme(
  consulta: Consulta,
  { campo, hacia }: NonNullable<Consulta['ordenar']>,
  site: Site,
): Promise<Reply | null> {
  const rows = await rowsOf(consulta, site)
  if (!rows) return tooWide
  const name = ({ clan }: Row) => bold(link(clan.nombre, paths.clan(clan.id)))
  const about = (row: Row | undefined) => ({
    quien: row ? [site.community.clanById.get(row.clan.id)].flatMap((who) => who ?? []) : [],
    etapas: row ? [row.etapa] : [],
  })
  if (campo === 'puesto') {
    const leaders = rows.filter(({ clan }) => clan.ranking_actual === 1)
    if (!leaders.length) return { text: `Nobody is ranked there yet. ${link('See the ladder', paths.ladder)}` }
    const line = (row: Row) =>
      `${name(row)} ${verb('leads', 'lead', row.clan.nombre)} ${inStage(row.etapa).slice(3)}, with ${figure(row)}.`
    return {
      ...about(leaders[0]),
      text: leaders.length > 1 ? lines(...leaders.slice(0, 5).map(line)) : leaders.map(line).join(''),
    }
  }
  const said = superlative[campo]
  if (!said) return null
  const sign = hacia === 'mas' ? 1 : -1
  const { value } = measures[campo]
  const played = rows.filter((row) => row.ganadas + row.perdidas >= (campo === 'porcentaje' ? leastPlayed : 1))
  const sorted = played.toSorted((a, b) => sign * (value(b) - value(a)))
  const [first] = sorted
  const time = whenSaid(consulta, site.now)
  if (!first) return { text: `Nobody has played${time}.`, etapas: tables(consulta, site) }
  const tied = sorted.filter((row) => value(row) === value(first)).slice(0, 5)
  return {
    ...about(first),
    text: `${listed(tied.map(name))} ${tied.length > 1 ? 'have' : verb('has', 'have', first.clan.nombre)} ${said[hacia === 'mas' ? 0 : 1]}${time}: ${campo === 'racha' ? run(first.clan) : figure(first)} ${inStage(first.etapa)}.`,
  }
}

/** What a question in English asks of the site's data; null where that is not said in English. */
export async function tell(consulta: Consulta, site: Site): Promise<Reply | null> {
  const who = subjectOf(consulta, site)
  const { de, medida, ordenar, filtro, mapa } = consulta
  if (de === 'clanes' && who && isClan(who) && ordenar?.campo === 'racha') return streak(consulta, who, site)
  if (mapa || filtro || (ordenar && who)) return null
  // 'and last month', after a place
  if (de === 'clanes' && who && (consulta.desde || consulta.hasta)) return balance(consulta, who, site)
  if (de === 'clanes' && who) return isClan(who) ? clanPlace(consulta, who, site) : playerPlace(who, site)
  if (de === 'clanes' && ordenar) return extreme(consulta, ordenar, site)
  if (de !== 'partidas') return null
  if (!who) return medida === 'ultima' ? latest(consulta, site) : total(consulta, site)
  if (medida === 'ultima' || medida === 'primera') return oneMatch(consulta, who, site)
  return consulta.agrupar ? rivals(consulta, who, site) : balance(consulta, who, site)
}
