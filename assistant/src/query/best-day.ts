import { paths } from '@trinchera/contract/site-paths'
import { toChileLocal } from '@trinchera/rules/chile-time'
import { formatTime } from '@trinchera/rules/presentation'
import { isClan } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { Who } from '../names/community'
import { bold, bulletsUpTo, lines, link, listedUpTo, named, verb, wonAndLost } from '../wording'
import type { Consulta } from './consulta'
import { ownMatches, tally, type Own } from './own-matches'
import { clanLink, clanName, tooWide, whenSaid } from './scope'

const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']
const dayOf = (date: string) =>
  `${weekdays[new Date(`${date}T12:00Z`).getUTCDay()] ?? ''} ${bold(date.split('-').toReversed().join('/'))}`
const mostShown = 8

/** The day on which one that is named won, or lost, the most; the best has the most wins over losses. */
export async function bestDay(consulta: Consulta, who: Who, site: Site): Promise<Reply> {
  const all = await ownMatches({ ...consulta, agrupar: null }, site)
  if (!all) return tooWide
  const days = new Map<string, Own[]>()
  for (const own of all) {
    const date = toChileLocal(new Date(own.match.fecha)).slice(0, 10)
    days.set(date, [...(days.get(date) ?? []), own])
  }
  const campo = consulta.ordenar?.campo
  const worth = (matches: readonly Own[]) => {
    const { triunfos, derrotas } = tally(matches)
    return campo === 'perdidas'
      ? [derrotas, -triunfos]
      : campo === 'ganadas'
        ? [triunfos, -derrotas]
        : [triunfos - derrotas, triunfos]
  }
  const compared = ([, a]: [string, Own[]], [, b]: [string, Own[]]) => {
    const [[one = 0, first = 0], [two = 0, second = 0]] = [worth(a), worth(b)]
    return two - one || second - first
  }
  const ranked = [...days].sort((a, b) => compared(a, b) || b[0].localeCompare(a[0]))
  const [best] = ranked
  const time = whenSaid(consulta, site)
  if (!best) return { text: `${named(who.nombre)} no ${verb('tiene', 'tienen', who)} partidas${time}.`, quien: [who] }
  const [date, matches] = best
  const tied = ranked.slice(1).filter((each) => compared(best, each) === 0)
  const row = async ({ match, rival, won }: Own) =>
    `${won ? verb('Ganó a', 'Ganaron a', who) : verb('Perdió con', 'Perdieron con', who)} ${bold(clanLink(site, rival, await clanName(site, rival, match.id)))} (${link(formatTime(match.fecha), paths.partida(match.id))})`
  const rows = await Promise.all(matches.toReversed().map(row))
  const which =
    campo === 'ganadas'
      ? `El día en que más ${verb('ganó', 'ganaron', who)} ${named(who.nombre)}${time} fue el`
      : campo === 'perdidas'
        ? `El peor día de ${named(who.nombre)}${time} fue el`
        : `El mejor día de ${named(who.nombre)}${time} fue el`
  return {
    text: lines(
      `${which} ${dayOf(date)}: ${bold(wonAndLost(tally(matches)))}.`,
      bulletsUpTo(rows, mostShown, isClan(who) ? paths.clan(matches[0]?.own ?? 0) : paths.jugador(who.id)),
      tied.length > 0 &&
        `Con lo mismo: el ${listedUpTo(
          tied.map(([day]) => dayOf(day)),
          3,
        )}.`,
      isClan(who) ? false : link('Ver al jugador', paths.jugador(who.id)),
    ),
    quien: [who],
  }
}
