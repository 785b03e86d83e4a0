import { winPercentText } from '@trinchera/rules/presentation'
import { button } from '../buttons'
import { inEtapa, isClan } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { ClanName, Community, Who } from '../names/community'
import { bold, bullets, capital, counted, listed, listedUpTo, lines, named, scored, verb } from '../wording'
import type { Consulta } from './consulta'
import { matchesWord, ownMatches, etapasPlayed, tally, type Own } from './own-matches'
import { clanLink, clanName, tooWide, whenSaid } from './scope'

/** Matches by rival, the one met the most first; a rival's clans of several etapas are one. */
export function byRival(matches: readonly Own[], { clanById }: Community): [number, Own[]][] {
  const groups = new Map<ClanName | number, Own[]>()
  for (const each of matches) {
    const rival = clanById.get(each.rival) ?? each.rival
    const known = groups.get(rival)
    if (known) known.push(each)
    else groups.set(rival, [each])
  }
  return [...groups.values()]
    .map((group): [number, Own[]] => [group[0]?.rival ?? 0, group])
    .sort(([, a], [, b]) => b.length - a.length)
}

/** Whom it has met, beaten or lost to the most. */
export async function rivals(consulta: Consulta, site: Site, who: Who, all: readonly Own[]): Promise<Reply> {
  const { resultado } = consulta
  const fitting = resultado ? all.filter(({ won }) => won === (resultado === 'ganada')) : all
  const least = consulta.ordenar?.hacia === 'menos'
  const groups = least ? byRival(fitting, site.community).toReversed() : byRival(fitting, site.community)
  const [first] = groups
  const time = whenSaid(consulta, site)
  if (!first)
    return {
      text: `${named(who.nombre)} no ${verb('tiene', 'tienen', who)} ${resultado === 'ganada' ? 'victorias' : resultado === 'perdida' ? 'derrotas' : 'partidas'}${time}.`,
      quien: [who],
    }
  const best = groups.filter(([, group]) => group.length === first[1].length).slice(0, 5)
  const name = async ([id, group]: (typeof groups)[number]) => {
    const nombre = await clanName(site, id, group[0]?.match.id ?? 0)
    return bold(clanLink(site, id, nombre))
  }
  const { clanById } = site.community
  const meetingsWith = ([id]: (typeof groups)[number]) =>
    all.filter(({ rival }) => rival === id || (clanById.has(rival) && clanById.get(rival) === clanById.get(id))).length
  // of equals each has met as often as it has
  const shared = resultado !== null && best.length > 1
  const eachName = await Promise.all(
    best.map(async (group) =>
      shared ? `${await name(group)}: ${group[1].length} de ${matchesWord(meetingsWith(group))}` : name(group),
    ),
  )
  const names = shared ? eachName.join('; ') : listed(eachName)
  const said = {
    ganada: `A quien ${least ? 'menos' : 'más'} le ${verb('gana', 'ganan', who)} ${named(who.nombre)}${time} es a`,
    perdida: `Con quien ${least ? 'menos' : 'más'} ${verb('pierde', 'pierden', who)} ${named(who.nombre)}${time} es con`,
  }
  const rest = groups.slice(best.length, 3)
  const [only, another] = etapasPlayed(fitting, site)
  const where = only && !another && isClan(who) ? ` ${inEtapa(only)}` : ''
  const met = site.community.clanById.get(first[0])
  // of several tables, the rival of each
  const apart = isClan(who) ? etapasPlayed(fitting, site) : []
  const ofEtapa = async (etapa: (typeof apart)[number]) => {
    const there = byRival(
      fitting.filter(({ match }) => match.id_etapa === etapa.id),
      site.community,
    )
    const [top] = least ? there.toReversed() : there
    return top ? `${capital(inEtapa(etapa))}: ${await name(top)} (${top[1].length})` : ''
  }
  return {
    text: lines(
      `${resultado ? said[resultado] : `Contra quien ${least ? 'menos' : 'más'} ${verb('juega', 'juegan', who)} ${named(who.nombre)}${time} es`} ${names}${shared ? '' : `: ${resultado ? `${bold(String(first[1].length))} de ${matchesWord(meetingsWith(first))}` : bold(matchesWord(first[1].length))}`}${where}.`,
      rest.length > 0 &&
        `${rest.length > 1 ? 'Siguen' : 'Sigue'} ${listed(await Promise.all(rest.map(async (group) => `${await name(group)} (${group[1].length})`)))}.`,
      apart.length > 1 && bullets(await Promise.all(apart.map(ofEtapa))),
    ),
    quien: met ? [who, met] : [who],
    listed: groups.slice(0, 3).flatMap(([id]) => site.community.clanById.get(id) ?? []),
    sugerencias: met ? [button('duelo', who, met)] : [],
  }
}

/** Fewer meetings say little of how one fares. */
const leastMet = 3

/** Against whom it fares the worst, or the best, by the share of matches won; in each etapa by itself. */
export async function faring(consulta: Consulta, site: Site, who: Who, all: readonly Own[]): Promise<Reply> {
  const worst = consulta.ordenar?.hacia === 'menos'
  const time = whenSaid(consulta, site)
  const told = async ([id, group]: [number, Own[]]) => {
    const { triunfos, derrotas, juegos } = tally(group)
    return `${bold(clanLink(site, id, await clanName(site, id, group[0]?.match.id ?? 0)))}, ${triunfos}–${derrotas} (${winPercentText(triunfos, juegos)})`
  }
  const parts: string[] = []
  const listedWhos: Who[] = []
  for (const etapa of etapasPlayed(all, site)) {
    const groups = byRival(
      all.filter(({ match }) => match.id_etapa === etapa.id),
      site.community,
    )
    const often = groups.filter(([, group]) => group.length >= leastMet)
    const share = ([, group]: [number, Own[]]) => tally(group).triunfos / group.length
    const ranked = (often.length ? often : groups).sort(
      (a, b) => (worst ? 1 : -1) * (share(a) - share(b)) || b[1].length - a[1].length,
    )
    const [first, ...rest] = ranked.slice(0, consulta.limite)
    if (!first) continue
    listedWhos.push(...[site.community.clanById.get(first[0])].flatMap((each) => each ?? []))
    parts.push(
      `Contra quien ${worst ? 'peor' : 'mejor'} le va a ${named(who.nombre)}${time} ${inEtapa(etapa)} es ${await told(first)}.${rest.length ? ` Siguen: ${(await Promise.all(rest.map(told))).join('; ')}.` : ''}`,
    )
  }
  const [met] = listedWhos
  return {
    text:
      lines(...parts, parts.length > 0 && `Victorias–derrotas, entre los rivales de ${leastMet} partidas o más.`) ||
      `${named(who.nombre)} no tiene partidas${time}.`,
    quien: met ? [who, met] : [who],
    sugerencias: met ? [button('duelo', who, met)] : [],
  }
}

/** How many were won or lost, and against whom each time. */
export async function countByRival(consulta: Consulta, site: Site, who: Who): Promise<Reply> {
  const all = await ownMatches({ ...consulta, agrupar: null }, site)
  if (!all) return tooWide
  const won = consulta.resultado === 'ganada'
  const fitting = all.filter((each) => each.won === won)
  const groups = await Promise.all(
    byRival(fitting, site.community).map(
      async ([id, group]) =>
        `${clanLink(site, id, await clanName(site, id, group[0]?.match.id ?? 0))} (${group.length})`,
    ),
  )
  const time = whenSaid(consulta, site)
  const where = isClan(who) && fitting.length ? ` ${listed(etapasPlayed(fitting, site).map(inEtapa))}` : ''
  const count = bold(
    won
      ? counted(fitting.length, '1 victoria', `${fitting.length} victorias`)
      : counted(fitting.length, '1 derrota', `${fitting.length} derrotas`),
  )
  return {
    text: fitting.length
      ? `${named(who.nombre)} ${time ? verb('tuvo', 'tuvieron', who) : verb('lleva', 'llevan', who)} ${count}${time}${where}, ${won ? 'ante' : 'con'} ${listedUpTo(groups, 12)}.`
      : `${named(who.nombre)} no ${verb('tiene', 'tienen', who)} ${won ? 'victorias' : 'derrotas'}${time}.`,
    quien: [who],
  }
}

/** How whoever it is about stands against each rival it has met. */
export async function balanceByRival(consulta: Consulta, site: Site, who: Who): Promise<Reply> {
  const all = await ownMatches({ ...consulta, agrupar: null }, site)
  if (!all) return tooWide
  const time = whenSaid(consulta, site)
  const [only, another] = etapasPlayed(all, site)
  const groups = await Promise.all(
    byRival(all, site.community).map(
      async ([id, group]) =>
        `${clanLink(site, id, await clanName(site, id, group[0]?.match.id ?? 0))} ${scored(tally(group))}`,
    ),
  )
  return {
    text: groups.length
      ? `${named(who.nombre)}${time} contra cada rival${only && !another && isClan(who) ? `, ${inEtapa(only)}` : ''} (victorias–derrotas): ${listedUpTo(groups, 18)}.`
      : `${named(who.nombre)} no tiene partidas${time}.`,
    quien: [who],
  }
}
