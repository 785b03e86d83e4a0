import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import type { TorneoClan } from '@trinchera/contract/torneos'
import { bold, bulletsUpTo, lines, verb } from '../wording'
import { clanLink, isOver, matchesOf, matchLine, torneoLink, type Say } from './say'

/** The round that a question says, as brackets name theirs; null where it says none. */
export const roundSaid = (text: string): RegExp | null =>
  /\bsemi/.test(text)
    ? /semi/i
    : /\bcuartos\b|\bquarter/.test(text)
      ? /cuartos/i
      : /\boctavos\b/.test(text)
        ? /octavos/i
        : /\bfinal\b/.test(text)
          ? /^(?:gran )?final$/i
          : null

/** Whom a clan met in the round that is said, and how that ended; null where none is said, or it was not in it. */
export function inRoundOf(page: TorneoPage, clan: TorneoClan, text: string, say: Say): string | null {
  const round = roundSaid(text)
  const own = matchesOf(page).filter(
    ({ ronda, partida: { a, b } }) =>
      round?.test(ronda) && (a?.id_clan === clan.id_clan || b?.id_clan === clan.id_clan),
  )
  const [first] = own
  if (!first) return null
  const { a, b, ganador } = first.partida
  const rival = a?.id_clan === clan.id_clan ? b : a
  const name = bold(clanLink(clan))
  const won = ganador === clan.id_clan
  return lines(
    isOver(first) && rival
      ? say(
          `${name} ${won ? `le ${verb('ganó', 'ganaron', clan.nombre)} a` : `${verb('perdió', 'perdieron', clan.nombre)} con`} ${bold(clanLink(rival))} en ${torneoLink(page)}:`,
          `${name} ${won ? 'beat' : 'lost to'} ${bold(clanLink(rival))} in ${torneoLink(page)}:`,
        )
      : say(`${name} en ${torneoLink(page)}:`, `${name} in ${torneoLink(page)}:`),
    bulletsUpTo(
      own.map((match) => matchLine(page.id, match, say)),
      4,
    ),
  )
}
