import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import type { TorneoClan } from '@trinchera/contract/torneos'
import { bold, lines, link, named, verb } from '../wording'
import { paths } from '@trinchera/contract/site-paths'
import { clanLink, isOpen, isOver, matchesOf, matchLine, onTime, torneoLink, type Say } from './say'

/** A result of the next match is supposed. */
export const ifAsked =
  /\b(?:si|if) (?:(?:le |les |nos |la |lo |los |we |they |· )*)(?:gan|pas|pierd|perd|win|lose|advance)/
const loses = /\b(?:pierd|perd|lose)/

/** Whom a clan would meet after the match that it has to play, won or lost as is supposed; null where it has none, or goes nowhere. */
export function afterNext(page: TorneoPage, clan: TorneoClan, text: string, say: Say): string | null {
  const all = matchesOf(page)
  const ofClan = ({ partida: { a, b } }: (typeof all)[number]) => [a, b].some((side) => side?.id_clan === clan.id_clan)
  const next = all.find((match) => isOpen(match) && ofClan(match))
  if (!next) return null
  const lost = loses.test(text)
  const to = lost ? next.partida.siguiente_perdedor : next.partida.siguiente
  const then = all.find(({ partida }) => partida.id === to)
  const name = clanLink(clan)
  if (!then)
    return lost
      ? say(
          `Si ${name} ${verb('pierde', 'pierden', clan.nombre)} esa, ${verb('queda', 'quedan', clan.nombre)} ${bold('fuera')} de ${torneoLink(page)}.`,
          `If ${name} loses that, it is ${bold('out')} of ${torneoLink(page)}.`,
        )
      : say(
          `Si ${name} ${verb('gana', 'ganan', clan.nombre)} esa, ${verb('gana', 'ganan', clan.nombre)} ${torneoLink(page)}.`,
          `If ${name} wins that, it wins ${torneoLink(page)}.`,
        )
  const rival = [then.partida.a, then.partida.b].find((side) => side && side.id_clan !== clan.id_clan)
  const source = all.find(
    (match) =>
      match !== next &&
      !isOver(match) &&
      [match.partida.siguiente, match.partida.siguiente_perdedor].includes(then.partida.id),
  )?.partida
  const winner = source?.siguiente === then.partida.id
  const against = rival
    ? bold(named(rival.nombre))
    : source?.a && source.b
      ? say(
          `${winner ? 'quien gane' : 'quien pierda'} ${named(source.a.nombre)} con ${named(source.b.nombre)}`,
          `the ${winner ? 'winner' : 'loser'} of ${named(source.a.nombre)} and ${named(source.b.nombre)}`,
        )
      : say('un rival que todavía no se sabe', 'a side that is not known yet')
  const round = link(then.ronda, paths.torneoPartida(page.id, then.partida.id))
  const time = then.partida.fecha
    ? `, ${onTime(then.partida.fecha, say)}`
    : say(', que todavía no tiene hora', ', which has no time yet')
  return lines(
    say(
      `Contra ${against}: si ${name} ${lost ? verb('pierde', 'pierden', clan.nombre) : verb('gana', 'ganan', clan.nombre)}, ${verb('juega', 'juegan', clan.nombre)} ${round} de ${torneoLink(page)}${time}.`,
      `Against ${against}: if ${name} ${lost ? 'loses' : 'wins'}, it plays ${round} of ${torneoLink(page)}${time}.`,
    ),
    say('Antes le toca:', 'Before that:'),
    `• ${matchLine(page.id, next, say)}`,
  )
}
