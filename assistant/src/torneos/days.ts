import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import type { Site } from '../intent'
import { daysOf } from '../query/agenda'
import { bold, bulletsUpTo, capital, lines, named } from '../wording'
import { byTime, isOpen, isOver, matchesOf, matchLine, torneoLink, type Say } from './say'

/** What of a torneo is played on days that a question says; null where it says none. */
export function onDays(page: TorneoPage, text: string, { now }: Site, say: Say): string | null {
  const days = page.estado === 'en-juego' ? daysOf(text, now) : null
  if (!days) return null
  const open = byTime(matchesOf(page).filter(isOpen))
  const then = open.filter(({ partida: { fecha } }) => fecha !== null && fecha >= days.from && fecha < days.before)
  const line = (match: (typeof open)[number]) => matchLine(page.id, match, say)
  return then.length
    ? lines(
        say(`${capital(days.said)}, en ${torneoLink(page)}:`, `Then, in ${torneoLink(page)}:`),
        bulletsUpTo(then.map(line), 6),
      )
    : lines(
        say(
          `${bold(capital(days.said))} no se juega ninguna partida de ${torneoLink(page)}.`,
          `No match of ${torneoLink(page)} is played then.`,
        ),
        open.length > 0 && say('Lo próximo:', 'Next:'),
        bulletsUpTo(open.map(line), 3),
      )
}

/** Who waits in a torneo for whoever wins, or loses, another match; null where nobody does. */
export function waits(page: TorneoPage, say: Say): string | null {
  const all = matchesOf(page)
  const told = all.flatMap((match) => {
    const { a, b, id } = match.partida
    const one = isOver(match) || isOpen(match) ? null : (a ?? b)
    if (!one) return []
    const source = all.find(
      (each) =>
        !isOver(each) && [each.partida.siguiente, each.partida.siguiente_perdedor].includes(id) && each !== match,
    )?.partida
    const of = source?.a && source.b ? [named(source.a.nombre), named(source.b.nombre)] : null
    const loses = source?.siguiente_perdedor === id
    return [
      `${named(one.nombre)} (${match.ronda})${of ? say(`: ${loses ? 'al que pierda' : 'a quien gane'} ${of.join(' con ')}`, `: the ${loses ? 'loser' : 'winner'} of ${of.join(' and ')}`) : ''}`,
    ]
  })
  return told.length
    ? lines(
        say(`En ${torneoLink(page)} esperan rival:`, `Waiting for an opponent in ${torneoLink(page)}:`),
        bulletsUpTo(told, 6),
      )
    : null
}
