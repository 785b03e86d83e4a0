import type { Torneo, TorneoClan } from '@trinchera/contract/torneos'
import { bold, counted, listed } from '../wording'
import { clanLink, type Say } from './say'

const who = /\b(?:quien(?:es)?|que (?:clan|equipo)|cual|alguien|algun clan|alguno|who|which clan|anyone|anybody)\b/
const moreThanOne =
  /\b(?:mas|dos|2|varios|tres|more than one|most|two) (?:veces (?:el )?)?(?:torneos|copas|campeonatos|tournaments|cups)\b/
const whether = /\b(?:alguien|algun clan|alguno|anyone|anybody)\b/

/** Who has won the most torneos, or whether anybody has won more than one; null where that is not asked. */
export function mostWon(text: string, all: readonly Torneo[], say: Say): string | null {
  if (!who.test(text) || !moreThanOne.test(text) || !/\b(?:gan\w+|tiene|lleva|campeon|won|has)\b/.test(text))
    return null
  const won = new Map<number, { clan: TorneoClan; count: number }>()
  for (const { campeon } of all)
    if (campeon) won.set(campeon.id_clan, { clan: campeon, count: (won.get(campeon.id_clan)?.count ?? 0) + 1 })
  const ranked = [...won.values()].sort((a, b) => b.count - a.count)
  const [best] = ranked
  if (!best) return say('Todavía no termina ningún torneo del sitio.', 'No tournament of the site is over yet.')
  const level = ranked.filter(({ count }) => count === best.count).map(({ clan }) => bold(clanLink(clan)))
  const count = say(
    counted(best.count, '1 torneo', `${best.count} torneos`),
    counted(best.count, '1 tournament', `${best.count} tournaments`),
  )
  const yes = whether.test(text) ? `${bold(best.count > 1 ? say('Sí', 'Yes') : 'No')}: ` : ''
  return say(
    `${yes}${best.count > 1 ? 'el que más ha ganado' : 'nadie ha ganado más de uno'}: ${listed(level)}, con ${count}.`,
    `${yes}${best.count > 1 ? 'most won' : 'nobody has won more than one'}: ${listed(level)}, with ${count}.`,
  ).replace(/^./, (letter) => letter.toUpperCase())
}
