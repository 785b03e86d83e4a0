import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { byPlaces as byPlacesTold, told } from '../answers/supposed-table'
import { isClan, ranged } from '../answers/which'
import type { Asked, Reply } from '../intent'
import { ownClan, speaksOfSelf } from '../names/asker'
import { named, sayIn } from '../wording'

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const isPlace = new RegExp(`^(?:\\d{1,3}(?:st|nd|rd|th)?|${places.join('|')}|last)$`)
const numberOf = (word: string) => parseInt(word, 10) || places.indexOf(word) + 1
const wins = /^(?:beat|beats|beating|defeat|defeats|defeating|win|wins|winning)$/
const loses = /^(?:lose|loses|losing|lost)$/

/** What a result between two places does by the rules: 'if 8th beats 5th', 'we beat the first being 12th'; null where no two are said. `words`: of the question in English. */
export function byPlaces(words: readonly string[]): Reply | null {
  const at = words.flatMap((word, index) => (isPlace.test(word) ? index : []))
  const verbAt = words.findIndex((word) => wins.test(word) || loses.test(word))
  const [first, second, third] = at.map((index) => numberOf(words[index] ?? ''))
  if (verbAt < 0 || !first || !second || third !== undefined) return null
  // both are said after it: 'we beat the first being 12th'
  const [mine, theirs] = verbAt < (at[0] ?? 0) ? [second, first] : [first, second]
  const [winner, loser] = loses.test(words[verbAt] ?? '') ? [theirs, mine] : [mine, theirs]
  return { text: `By the rules: ${byPlacesTold(winner, loser, sayIn(true))}.` }
}

/** What a win of one clan over another would do to the table where both play; of one's own clan where one alone is named. */
export async function whatIf(asked: Asked): Promise<Reply | null> {
  const { site, words, numero } = asked
  const clans = asked.quien.filter(isClan)
  const own = speaksOfSelf(words) && clans.length === 1 ? await ownClan(site) : null
  const [one, two] = own ? [own, ...clans] : clans
  const [held] = one ? ranged(asked, one) : []
  if (!one || !held) return null
  const table = await clanesOfEtapa(site.db, held.etapa.id)
  const mine = table.find(({ id }) => id === held.id)
  const theirs = table.find(({ id, ranking_actual }) =>
    two ? two.clanes.some((clan) => clan.id === id) : ranking_actual === numero,
  )
  if (!mine || !theirs)
    return two ? { text: `${named(one.nombre)} and ${named(two.nombre)} do not play in the same stage.` } : null
  const [winner, loser] = words.some(({ plain }) => plain.startsWith('perd')) ? [theirs, mine] : [mine, theirs]
  return {
    text: told(table, held.etapa, winner, loser, asked.say),
    quien: two ? [one, two] : [one],
    etapas: [held.etapa],
  }
}
