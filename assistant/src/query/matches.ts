import { countPlayed, countRuledOut } from '@trinchera/db/queries/ladder/ledger'
import { winPercentText } from '@trinchera/rules/presentation'
import { paths } from '@trinchera/contract/site-paths'
import { record } from '../answers/records'
import { bestStreak } from '../answers/tops'
import { inEtapa, isClan } from '../answers/which'
import { button } from '../buttons'
import type { Asked, Reply, Site } from '../intent'
import type { Who } from '../names/community'
import { bold, capital, counted, lines, link, named, verb, wonAndLost } from '../wording'
import type { Consulta } from './consulta'
import { singleClimbs } from './table-history'
import { firstOf, matchList } from './match-list'
import { against, matchesWord, ownMatches, etapasPlayed, tally, type Own } from './own-matches'
import { compareTwo } from './compare-two'
import { grouped } from './grouped'
import { matchDatum } from './match-asked'
import { detailText, matchLine } from './match-told'
import { pairStands, pairTold } from './pair'
import { runOf } from './runs'
import { summary } from './summary'
import { playedOn, rivalOf, saidEtapas, scopeOf, subjectOf, tooWide, whenSaid, whereSaid } from './scope'

const page = (who: Who, own: number | undefined) =>
  isClan(who)
    ? own !== undefined && link('Ver el clan', paths.clan(own))
    : link('Ver al jugador', paths.jugador(who.id))

/** Wins and losses in what is asked for, etapa by etapa where there are several. */
async function balance(consulta: Consulta, site: Site, who: Who, matches: readonly Own[]): Promise<Reply> {
  const time = whenSaid(consulta, site)
  const rival = rivalOf(consulta, site)
  if (rival) return pairTold(who, rival, matches, site, time)
  const etapas = etapasPlayed(matches, site)
  const [latest, another] = matches
  const all = tally(matches)
  const [only, several] = etapas
  return {
    quien: [who],
    etapas: several ? [] : etapas,
    text: latest
      ? lines(
          `${named(who.nombre)}${time}: ${bold(matchesWord(all.juegos))}${only && !several ? ` ${inEtapa(only)}` : ''}, con ${bold(wonAndLost(all))} (${winPercentText(all.triunfos, all.juegos)}).`,
          ...(several ? etapas : []).map(
            (etapa) =>
              `• ${capital(inEtapa(etapa))}: ${wonAndLost(tally(matches.filter(({ match }) => match.id_etapa === etapa.id)))}.`,
          ),
          !another && (await detailText(latest.match.id, site)),
          page(who, latest.own),
        )
      : `${named(who.nombre)} no ${verb('jugó', 'jugaron', who)} ninguna partida${time}.`,
    sugerencias: [button('partidas', who), button('racha', who)],
  }
}

/** 'última', 'penúltima', 'tercera antes de la última'. */
const nthLast = (before: number) =>
  before === 0 ? 'última' : before === 1 ? 'penúltima' : `${before + 1}.ª más reciente`
const did = { ganada: 'victoria', perdida: 'derrota' } as const

/** The last, or the first, match of the result asked for, with its day and rival; of two, how they stand against each other. */
async function oneMatch(consulta: Consulta, site: Site, who: Who, all: readonly Own[]): Promise<Reply> {
  const { resultado, medida } = consulta
  const fitting = resultado ? all.filter(({ won }) => won === (resultado === 'ganada')) : all
  const found = medida === 'primera' ? fitting.at(-1) : fitting[consulta.atras]
  const rival = rivalOf(consulta, site)
  const time = consulta.desde ? whenSaid(consulta, site) : ''
  const what = resultado ? did[resultado] : 'partida'
  if (!found)
    return {
      text: `${named(who.nombre)} no ${verb('tiene', 'tienen', who)} ninguna ${what}${against(rival)}${time}.`,
      quien: [who],
    }
  const which = medida === 'primera' ? 'primera' : nthLast(consulta.atras)
  const met = rival ?? site.community.clanById.get(found.rival)
  const days = Math.floor((site.now.getTime() - Date.parse(found.match.fecha)) / 86_400_000)
  const since = all.indexOf(found)
  const elsewhere = etapasPlayed(isClan(who) && !rival && !consulta.atras ? fitting : [], site)
    .filter(({ id }) => id !== found.match.id_etapa)
    .flatMap(({ id }) => fitting.filter(({ match }) => match.id_etapa === id).at(medida === 'primera' ? -1 : 0) ?? [])
  const whose = rival && !resultado ? ' entre los dos' : ` ${what} de ${named(who.nombre)}${against(rival)}`
  return {
    text: lines(
      `La ${which}${whose}${time}${days > 1 ? `, hace ${days} días` : ''}: ${await matchLine(found, site, rival ? null : who)}.`,
      await detailText(found.match.id, site),
      since > 0 &&
        resultado &&
        `Desde entonces ${verb('lleva', 'llevan', who)} ${wonAndLost(tally(all.slice(0, since).filter(({ own }) => own === found.own)))}.`,
      ...(rival && !resultado
        ? pairStands(
            who,
            rival,
            all.filter(({ own }) => own === found.own),
            site,
          )
        : []),
      ...(await Promise.all(elsewhere.map(async (own) => `También, ${await matchLine(own, site)}.`))),
      page(who, found.own),
    ),
    quien: met ? [who, met] : [who],
    etapas: site.community.etapas.filter(({ id }) => id === found.match.id_etapa),
    sugerencias: [button('partidas', who), ...(met ? [button('duelo', who, met)] : [])],
  }
}

/** How many matches were played by all. */
async function total(consulta: Consulta, site: Site): Promise<Reply> {
  const scope = scopeOf(consulta, site)
  if (!scope) return { text: 'Ahí no se ha jugado ninguna partida.' }
  const count =
    consulta.semana === null ? await countPlayed(site.db, scope) : (await playedOn(consulta, scope, site))?.length
  if (count === undefined) return tooWide
  const out = consulta.semana === null ? await countRuledOut(site.db, scope) : 0
  const etapas = saidEtapas(consulta, site) ?? []
  const [only] = etapas
  // 'la etapa 1' of several games: each by itself
  if (consulta.etapa.length > 1) return grouped({ ...consulta, agrupar: 'etapa' }, site)
  const where = whereSaid(consulta, site)
  const isOver = only?.archivada && etapas.length === 1
  const time = capital(whenSaid(consulta, site).trim()) || (isOver ? 'En total' : 'Hasta ahora')
  return {
    text: lines(
      count
        ? `${time} se ${counted(count + out, 'jugó', 'jugaron')} ${bold(matchesWord(count + out))}${where}${out ? `: ${counted(count, '1 cuenta', `${count} cuentan`)} y ${counted(out, '1 quedó fuera', `${out} quedaron fuera`)} por un fallo` : ''}.`
        : `${time} no se jugó ninguna partida${where}.`,
      link('Ver el ladder', paths.ladder),
    ),
    etapas: etapas.slice(0, 8),
  }
}

/** Answers a question about matches. */
export async function ofMatches(
  consulta: Consulta,
  site: Site,
  asked: (quien: readonly Who[]) => Asked,
): Promise<Reply> {
  const who = subjectOf(consulta, site)
  if (consulta.medida === 'resumen') return summary(consulta, site)
  if (consulta.dato) return matchDatum(consulta, site)
  const rival = rivalOf(consulta, site)
  if (who && rival && consulta.medida === 'balance' && consulta.ordenar) return compareTwo(consulta, who, rival, site)
  if (consulta.ordenar?.campo === 'subida') return singleClimbs(consulta, site)
  if (consulta.medida === 'racha')
    return who ? runOf(consulta, who, await ownMatches(consulta, site), site) : bestStreak(asked([]))
  if (consulta.agrupar || consulta.mapa) return grouped(consulta, site)
  if (consulta.medida === 'lista' || consulta.medida === 'existe') return matchList(consulta, site)
  if (!who) return consulta.medida === 'primera' ? firstOf(consulta, site) : total(consulta, site)
  const whole = !consulta.desde && !consulta.hasta && consulta.semana === null && !consulta.rival
  if (whole && (consulta.medida === 'cuenta' || consulta.medida === 'balance')) return record(asked([who]))
  const matches = await ownMatches(consulta, site)
  if (!matches) return tooWide
  if (consulta.medida === 'ultima' || consulta.medida === 'primera') return oneMatch(consulta, site, who, matches)
  const told = await balance(consulta, site, who, matches)
  if (matches.length || !(consulta.desde || consulta.hasta)) return told
  // what was before says more than nothing
  const before = { ...consulta, desde: '', medida: 'ultima' as const, resultado: null }
  const last = await oneMatch(before, site, who, (await ownMatches({ ...before, hasta: '' }, site)) ?? [])
  return { ...last, text: lines(told.text, last.text) }
}
