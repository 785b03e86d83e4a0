import { countPlayed, countRuledOut } from '@trinchera/db/queries/ladder/ledger'
import { winPercentText } from '@trinchera/rules/presentation'
import { paths } from '@trinchera/contract/site-paths'
import { inEtapa, isClan } from '../answers/which'
import { button } from '../buttons'
import type { Reply, Site } from '../intent'
import type { Who } from '../names/community'
import { bold, capital, counted, lines, link, named, verb, wonAndLost, type Say } from '../wording'
import type { Consulta } from './consulta'
import { clansRanked } from './clans'
import { singleClimbs } from './climbs'
import { matchList, pairStands, pairTold } from './match-list'
import { against, matchesWord, ownMatches, etapasPlayed, tally, type Own } from './own-matches'
import { compareTwo } from './compare-two'
import { grouped } from './grouped'
import { wholeMatch } from './match-asked'
import { detailText, matchLine } from './match-told'
import { ofEtapas } from './others'
import { longestRuns, runOf } from './runs'
import { playedOn, rivalOf, saidEtapas, scopeOf, subjectOf, tooWide, whenSaid, whereSaid } from './scope'

const page = (who: Who, own: number | undefined, say: Say) =>
  isClan(who)
    ? own !== undefined && link(say('Ver el clan', 'See the clan'), paths.clan(own))
    : link(say('Ver al jugador', 'See the player'), paths.jugador(who.id))

/** Wins and losses in what is asked for, etapa by etapa where there are several. */
function balance(consulta: Consulta, site: Site, who: Who, matches: readonly Own[]): Reply {
  const time = whenSaid(consulta, site)
  const { say } = site
  const rival = rivalOf(consulta, site)
  if (rival) return pairTold(who, rival, matches, site, time)
  const etapas = etapasPlayed(matches, site)
  const [only, several] = etapas
  const all = tally(matches)
  const ofEach = etapas.map((etapa) => {
    const there = tally(matches.filter(({ match }) => match.id_etapa === etapa.id))
    return `• ${capital(inEtapa(etapa, say))}: ${wonAndLost(there, say)} (${winPercentText(there.triunfos, there.juegos)}).`
  })
  return {
    quien: [who],
    etapas: several ? [] : etapas,
    text: only
      ? lines(
          `${named(who.nombre)}${time}: ${bold(matchesWord(all.juegos, say))}${several ? '' : ` ${inEtapa(only, say)}`}, ${say('con', 'with')} ${bold(wonAndLost(all, say))} (${winPercentText(all.triunfos, all.juegos)}).`,
          ...(several ? ofEach : []),
          page(who, matches[0]?.own, say),
        )
      : lines(
          `${named(who.nombre)} ${say(`no ${verb('jugó', 'jugaron', who)} ninguna partida`, 'played no match')}${time}: ${wonAndLost(all, say)} (0%).`,
          page(who, undefined, say),
        ),
    sugerencias: [button('partidas', who), button('racha', who)],
  }
}

const did = { ganada: ['victoria', 'win'], perdida: ['derrota', 'loss'], '': ['partida', 'match'] } as const

/** The one of the result asked for that is meant: the first, the last or one before it. */
function matchMeant({ resultado, medida, atras }: Consulta, all: readonly Own[]): Own | undefined {
  const fitting = all.filter(({ won }) => !resultado || won === (resultado === 'ganada'))
  return medida === 'primera' ? fitting.at(-1) : fitting[atras]
}

/** The last, or the first, match of the result asked for, with its day and rival; of two, how they stand against each other. */
async function oneMatch(consulta: Consulta, site: Site, who: Who, all: readonly Own[]): Promise<Reply> {
  const { resultado, medida, atras } = consulta
  const { say } = site
  const found = matchMeant(consulta, all)
  const rival = rivalOf(consulta, site)
  const time = consulta.desde ? whenSaid(consulta, site) : ''
  const [es, en] = did[resultado ?? '']
  const what = say(es, en)
  if (!found)
    return {
      text: `${named(who.nombre)} ${say(`no ${verb('tiene', 'tienen', who)} ninguna`, `${verb('has', 'have', who)} no`)} ${what}${against(rival, say)}${time}.`,
      quien: [who],
    }
  const which =
    medida === 'primera' ? say('primera', 'first') : atras ? say('penúltima', 'second last') : say('última', 'last')
  const met = rival ?? site.community.clanById.get(found.rival)
  const days = Math.floor((site.now.getTime() - Date.parse(found.match.fecha)) / 86_400_000)
  const since = resultado ? all.slice(0, all.indexOf(found)) : []
  const ofPair = rival && !resultado
  const whose = ofPair
    ? say(' entre los dos', ' match of the two')
    : ` ${what} ${say('de', 'of')} ${named(who.nombre)}${against(rival, say)}`
  const ago = days > 1 ? say(`, hace ${days} días`, `, ${days} days ago`) : ''
  return {
    text: lines(
      `${say('La', 'The')} ${which}${whose}${time}${ago}: ${await matchLine(found, site, rival ? null : who)}.`,
      await detailText(found.match.id, site),
      since.length > 0 &&
        `${say(`Desde entonces ${verb('lleva', 'llevan', who)}`, 'Since then')} ${wonAndLost(tally(since), say)}.`,
      ...(ofPair ? pairStands(who, rival, all, site) : []),
      page(who, found.own, say),
    ),
    quien: met ? [who, met] : [who],
    etapas: site.community.etapas.filter(({ id }) => id === found.match.id_etapa),
    sugerencias: [button('partidas', who), ...(met ? [button('duelo', who, met)] : [])],
  }
}

/** How many matches were played by all. */
async function total(consulta: Consulta, site: Site): Promise<Reply> {
  const scope = scopeOf(consulta, site)
  const { say } = site
  const everyDay = consulta.semana === null
  const count = !scope
    ? 0
    : everyDay
      ? await countPlayed(site.db, scope)
      : (await playedOn(consulta, scope, site))?.length
  if (count === undefined) return tooWide
  const out = scope && everyDay ? await countRuledOut(site.db, scope) : 0
  const [time, where] = [whenSaid(consulta, site), whereSaid(consulta, site)]
  const all = bold(matchesWord(count + out, say))
  const ruled = `: ${counted(count, '1 cuenta', `${count} cuentan`)} y ${counted(out, '1 quedó fuera', `${out} quedaron fuera`)} por un fallo`
  return {
    text: lines(
      say(
        `${capital(time.trim()) || 'En total'} se ${counted(count + out, 'jugó', 'jugaron')} ${all}${where}${out ? ruled : ''}.`,
        `${all} ${counted(count + out, 'was', 'were')} played${time || ' so far'}${where}.`,
      ),
      link(say('Ver el ladder', 'See the ladder'), paths.ladder),
    ),
    etapas: saidEtapas(consulta, site)?.slice(0, 8) ?? [],
  }
}

/** A time in short: the matches, who climbed, and who won the most. */
async function summary(consulta: Consulta, site: Site): Promise<Reply> {
  const list = await matchList({ ...consulta, medida: 'lista' }, site)
  const most = async (campo: 'alza' | 'ganadas') =>
    (await clansRanked({ ...consulta, medida: 'quien', ordenar: { campo, hacia: 'mas' } }, site)).text
  return { ...list, text: lines(list.text, await most('alza'), await most('ganadas')) }
}

/** What is counted of one, or its last or first match. */
async function ofSomebody(consulta: Consulta, who: Who, site: Site) {
  const { medida, desde, hasta } = consulta
  const isTimed = Boolean(desde || hasta)
  const isOne = medida === 'ultima' || medida === 'primera'
  const matches = await ownMatches(consulta, site)
  if (!matches) return tooWide
  if (isOne) return oneMatch(consulta, site, who, matches)
  const told = balance(consulta, site, who, matches)
  if (matches.length || !isTimed) return told
  // what was before says more than nothing
  const before = { ...consulta, desde: '', medida: 'ultima' as const, resultado: null }
  const last = await oneMatch(before, site, who, (await ownMatches({ ...before, hasta: '' }, site)) ?? [])
  return { ...last, text: lines(told.text, last.text) }
}

/** Answers a question about matches. */
export async function ofMatches(consulta: Consulta, site: Site): Promise<Reply> {
  const [who, rival] = [subjectOf(consulta, site), rivalOf(consulta, site)]
  const { medida, ordenar } = consulta
  if (medida === 'resumen') return summary(consulta, site)
  if (consulta.detalle) return wholeMatch(consulta, site)
  if (who && rival && medida === 'balance' && ordenar) return compareTwo(consulta, who, rival, site)
  if (ordenar?.campo === 'subida') return singleClimbs(consulta, site)
  if (medida === 'racha')
    return who ? runOf(consulta, who, await ownMatches(consulta, site), site) : longestRuns(consulta, site)
  if (consulta.agrupar || consulta.mapa) return grouped(consulta, site)
  if (medida === 'lista' || medida === 'existe') return matchList(consulta, site)
  if (who) return ofSomebody(consulta, who, site)
  return medida === 'primera' ? ofEtapas(consulta, site) : total(consulta, site)
}
