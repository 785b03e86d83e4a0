import { countPlayed, countRuledOut } from '@trinchera/db/queries/ladder/ledger'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { winPercentText } from '@trinchera/rules/presentation'
import { paths } from '@trinchera/contract/site-paths'
import { record } from '../answers/records'
import { inEtapa, isClan } from '../answers/which'
import { button } from '../buttons'
import type { Asked, Reply, Site } from '../intent'
import type { Who } from '../names/community'
import { bold, capital, counted, lines, link, named, verb, whenPlayed, wonAndLost } from '../wording'
import { whoIs, type Consulta } from './consulta'
import { singleClimbs } from './table-history'
import { firstOf, matchList } from './match-list'
import { against, matchesWord, ownMatches, etapasPlayed, tally, type Own } from './own-matches'
import { detailText } from './match-detail'
import { matchDatum } from './match-datum'
import { longestRuns, runOf } from './runs'
import { compareTwo } from './compare-two'
import { grouped } from './grouped'
import { summary } from './summary'
import {
  clanLink,
  clanName,
  playedOn,
  rivalOf,
  saidEtapas,
  scopeOf,
  subjectOf,
  tooWide,
  whenSaid,
  whereSaid,
} from './scope'

const page = (who: Who, own: number | undefined) =>
  isClan(who)
    ? own !== undefined && link('Ver el clan', paths.clan(own))
    : link('Ver al jugador', paths.jugador(who.id))

/** Wins and losses in what is asked for, etapa by etapa where there are several. */
async function balance(consulta: Consulta, site: Site, who: Who, matches: readonly Own[]): Promise<Reply> {
  const rival = rivalOf(consulta, site)
  const etapas = etapasPlayed(matches, site)
  const about = { quien: rival ? [who, rival] : [who], etapas: etapas.length === 1 ? etapas : [] }
  const time = whenSaid(consulta, site)
  // Whose wins they are: of two names, the nearest is read with the figures.
  const said = rival
    ? `Contra ${named(rival.nombre)}${time}, ${named(who.nombre)} ${time ? verb('tuvo', 'tuvieron', who) : verb('lleva', 'llevan', who)}`
    : `${named(who.nombre)}${time}:`
  const [only] = etapas
  if (!matches.length)
    return {
      ...about,
      text: `${named(who.nombre)} no ${verb('jugó', 'jugaron', who)} ninguna partida${against(rival)}${time}.`,
    }
  const [single] = matches
  const all = tally(matches)
  const where = only && etapas.length === 1 && isClan(who) ? ` ${inEtapa(only)}` : ''
  const count = consulta.medida === 'cuenta' && !consulta.resultado
  // 'cuántas perdió en enero'
  const one = consulta.medida === 'cuenta' && consulta.resultado
  const wins = counted(all.triunfos, '1 victoria', `${all.triunfos} victorias`)
  const losses = counted(all.derrotas, '1 derrota', `${all.derrotas} derrotas`)
  const body = one
    ? `${said} ${bold(one === 'perdida' ? losses : wins)} y ${one === 'perdida' ? wins : losses} en ${matchesWord(matches.length)}${where} (${winPercentText(all.triunfos, all.juegos)}).`
    : count
      ? `${said} ${bold(matchesWord(matches.length))}${where}, con ${wonAndLost(all)}.`
      : `${said} ${bold(wonAndLost(all))} en ${matchesWord(matches.length)}${where} (${winPercentText(all.triunfos, all.juegos)}).`
  return {
    ...about,
    text: lines(
      body,
      ...(etapas.length > 1
        ? etapas.map(
            (etapa) =>
              `• ${capital(inEtapa(etapa))}: ${wonAndLost(tally(matches.filter(({ match }) => match.id_etapa === etapa.id)))}.`,
          )
        : []),
      // of one match, '1–0' would be read as its score
      rival && all.juegos > 1 && all.triunfos !== all.derrotas
        ? `Arriba ${all.triunfos > all.derrotas ? verb('va', 'van', who) : verb('va', 'van', rival)} ${named((all.triunfos > all.derrotas ? who : rival).nombre)}, ${Math.max(all.triunfos, all.derrotas)}–${Math.min(all.triunfos, all.derrotas)}.`
        : rival && all.juegos > 1 && 'Van iguales.',
      rival &&
        matches[0] &&
        `La última la ganó ${named((matches[0].won ? who : rival).nombre)}, ${whenPlayed(matches[0].match, site.now)}.`,
      single && matches.length === 1 && (await detailText(single.match.id, site)),
      page(who, matches[0]?.own),
    ),
    sugerencias: [button('partidas', who), button('racha', who)],
  }
}

/** 'última', 'penúltima', 'tercera antes de la última'. */
const nthLast = (before: number) =>
  before === 0 ? 'última' : before === 1 ? 'penúltima' : `${before + 1}.ª más reciente`
const did = { ganada: 'victoria', perdida: 'derrota' } as const

/** How two stand against each other in an etapa, after a match of theirs was told. */
function series(who: Who, rival: Who, all: readonly Own[], etapa: NamedEtapa): string {
  const { triunfos, derrotas, juegos } = tally(all.filter(({ match }) => match.id_etapa === etapa.id))
  if (juegos < 2) return ''
  const go = etapa.activo ? 'van' : 'quedaron'
  if (triunfos === derrotas) return `${capital(inEtapa(etapa))} ${go} iguales, ${bold(`${triunfos}–${derrotas}`)}.`
  const first = triunfos > derrotas ? who : rival
  return `${capital(inEtapa(etapa))} ${go} ${bold(`${Math.max(triunfos, derrotas)}–${Math.min(triunfos, derrotas)}`)}, a favor de ${named(first.nombre)}.`
}

/** The last, or the first, match of the result asked for, with its day and rival. */
async function oneMatch(consulta: Consulta, site: Site, who: Who, all: readonly Own[]): Promise<Reply> {
  const { resultado, medida } = consulta
  const fitting = resultado ? all.filter(({ won }) => won === (resultado === 'ganada')) : all
  const found = medida === 'primera' ? fitting.at(-1) : fitting[consulta.atras]
  const rival = rivalOf(consulta, site)
  const time = consulta.desde ? whenSaid(consulta, site) : ''
  if (!found) {
    const none = resultado
      ? `no ${verb('ha', 'han', who)} ${resultado === 'ganada' ? 'ganado' : 'perdido'} ninguna partida`
      : `no ${verb('ha', 'han', who)} jugado ninguna partida`
    return { text: `${named(who.nombre)} ${none}${against(rival)}${time}.`, quien: [who] }
  }
  const which = medida === 'primera' ? 'primera' : nthLast(consulta.atras)
  const what = resultado ? did[resultado] : 'partida'
  const told = async ({ match, rival: other, won }: Own) => {
    const name = await clanName(site, other, match.id)
    const how = resultado ? (resultado === 'ganada' ? 'ante' : 'con') : won ? 'y le ganó a' : 'y perdió con'
    const etapa = site.community.etapas.find(({ id }) => id === match.id_etapa)
    const days = Math.floor((site.now.getTime() - Date.parse(match.fecha)) / 86_400_000)
    const ago = medida === 'ultima' && days > 1 ? ` (hace ${days} días)` : ''
    return `fue ${whenPlayed(match, site.now)}${ago}, ${how} ${bold(clanLink(site, other, name))}${etapa ? ` ${inEtapa(etapa)}` : ''}.`
  }
  const met = site.community.clanById.get(found.rival)
  if (rival && !resultado) {
    const [winner, loser] = found.won ? [who, rival] : [rival, who]
    const etapa = site.community.etapas.find(({ id }) => id === found.match.id_etapa)
    return {
      text: lines(
        `La ${medida === 'primera' ? 'primera' : nthLast(consulta.atras)} entre los dos${time} la ${verb('ganó', 'ganaron', winner)} ${named(winner.nombre)}: ${verb('venció', 'vencieron', winner)} a ${named(loser.nombre)} ${whenPlayed(found.match, site.now)}${etapa ? ` ${inEtapa(etapa)}` : ''}.`,
        await detailText(found.match.id, site),
        medida === 'ultima' && !consulta.desde && etapa && series(who, rival, all, etapa),
        link('Ver la partida', paths.partida(found.match.id)),
      ),
      quien: [who, rival],
      etapas: etapa ? [etapa] : [],
      sugerencias: [button('duelo', who, rival)],
    }
  }
  const since = all.slice(0, all.indexOf(found)).filter(({ own }) => own === found.own)
  const elsewhere = etapasPlayed(fitting, site).filter(({ id }) => id !== found.match.id_etapa)
  return {
    text: lines(
      `La ${which} ${what} de ${named(who.nombre)}${against(rival)}${time} ${await told(found)}`,
      await detailText(found.match.id, site),
      since.length > 0 &&
        resultado &&
        medida === 'ultima' &&
        !consulta.atras &&
        `Desde entonces ${verb('lleva', 'llevan', who)}${rival ? ' ahí' : ''} ${resultado === 'ganada' ? counted(since.length, '1 derrota', `${since.length} derrotas`) : counted(since.length, '1 victoria', `${since.length} victorias`)}.`,
      ...(await Promise.all(
        (isClan(who) && !consulta.atras ? elsewhere : []).map(async ({ id }) => {
          const there = fitting.filter(({ match }) => match.id_etapa === id)
          const its = medida === 'primera' ? there.at(-1) : there[0]
          return its ? `También ${await told(its)}` : ''
        }),
      )),
      page(who, found.own),
    ),
    quien: met ? [who, met] : [who],
    etapas: elsewhere.length ? [] : site.community.etapas.filter(({ id }) => id === found.match.id_etapa),
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
  const [one, two] = consulta.quien.map((ref) => whoIs(ref, site.community))
  if (one && two && consulta.medida === 'balance') return compareTwo(consulta, one, two, site)
  if (consulta.ordenar?.campo === 'subida') return singleClimbs(consulta, site)
  if (consulta.medida === 'racha')
    return who ? runOf(consulta, who, await ownMatches(consulta, site), site) : longestRuns(consulta, site)
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
