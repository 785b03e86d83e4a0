import { leastPlayers } from '@trinchera/rules/limits'
import { numberIn } from '../names/numbers'

/** As many play on a side. */
const sides = [5, 6] as const
const mostPlayers = Math.max(...sides)

const enough = (players: number) =>
  players >= leastPlayers ? `Sí, con ${players} alcanza.` : `No, con ${players} no alcanza.`

/** A number of players, as a pattern. */
export const number = '(un[oa]?|\\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)'
/** So many are not there: of how many play, that says nothing by itself. */
const lacks = new RegExp(
  `\\b(?:falta[n]?|faltaria[n]?|falto|faltaron|fallo|fallaron|bajo|bajaron|cayo|cayeron|sin|menos) (?:como )?${number}\\b`,
)
const side = new RegExp(`\\b${number} ?(?:v|vs|x|contra) ?${number}\\b`)
export const valueOf = (text = '') => (/^un[oa]?$/.test(text) ? 1 : numberIn(text))

/** Whether as many may play as a text says; null where it says no number of them. `numbers`: those it says. */
export function enoughPlayers(text: string, numbers: readonly number[]): string | null {
  const lacking = valueOf(lacks.exec(text)?.[1])
  const [, own, other] = side.exec(text) ?? []
  const [ours, theirs] = [valueOf(own), valueOf(other)]
  // '5v5' says what is played, '5 contra 4' how many play
  const played = ours !== null && ours === theirs ? ours : null
  const said = [...numbers]
  for (const each of [lacking, ...(played === null ? [] : [played, played])]) {
    const at = each === null ? -1 : said.indexOf(each)
    if (at >= 0) said.splice(at, 1)
  }
  if (said.length) {
    const least = Math.min(...said)
    return least > mostPlayers ? `De ${least} por lado el reglamento no dice nada.` : enough(least)
  }
  if (lacking === null) return played === null ? null : enough(played)
  if (played !== null) return enough(played - lacking)
  const left = sides.map((each) => `si son ${each} por lado quedan ${each - lacking}`)
  const all = sides.map((each) => each - lacking >= leastPlayers)
  const [first] = all
  return all.every((is) => is === first)
    ? `${first ? 'Sí' : 'No'}: sin ${lacking}, ${left.join(', y ')}.`
    : `Depende: sin ${lacking}, ${left.join(', y ')}.`
}
