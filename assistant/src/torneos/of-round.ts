import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import type { TorneoClan } from '@trinchera/contract/torneos'
import { bold, bulletsUpTo, lines, verb } from '../wording'
import { clanLink, isOver, matchesOf, matchLine, torneoLink, type Say } from './say'

const ofLosers = /\b(?:perdedores|losers?|lower)\b/
const ofWinners = /\b(?:ganadores|winners?|upper)\b/

/** The round that a question says, as brackets name theirs; null where it says none. */
export function roundSaid(text: string): RegExp | null {
  const [, number] =
    /\b(?:ronda|round) (\d)\b/.exec(text) ?? (/\b(?:primera|first) (?:ronda|round)\b/.test(text) ? ['', '1'] : [])
  if (/\b(?:segunda final|second final)\b/.test(text)) return /^segunda final$/i
  if (/\bsemi/.test(text)) return /semi/i
  if (/\bcuartos\b|\bquarter/.test(text)) return /cuartos/i
  if (/\boctavos\b/.test(text)) return /octavos/i
  if (/\bfinal\b/.test(text))
    return ofLosers.test(text)
      ? /^final de perdedores$/i
      : ofWinners.test(text)
        ? /^final de ganadores$/i
        : /^(?:gran )?final$/i
  if (!number && ofLosers.test(text)) return /perdedores/i
  if (!number && ofWinners.test(text)) return /ganadores|^ronda/i
  if (number)
    return ofLosers.test(text) ? new RegExp(`^perdedores, ronda ${number}$`, 'i') : new RegExp(`^ronda ${number}$`, 'i')
  return null
}

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
    isOver(first) && rival && ganador !== null
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
