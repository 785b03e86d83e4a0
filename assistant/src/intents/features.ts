import type { Word } from '../words/plain'
import { rootOf, type Read } from '../words/vocabulary'

/** What a question is told by: its terms, each pair that follow each other, and what it names. */
export function featuresOf(terms: readonly string[]): string[] {
  const pairs = terms.slice(1).map((term, index) => `${terms[index]} ${term}`)
  const [first] = terms
  return [...new Set([...terms, ...pairs, ...(first ? [`^${first}`] : [])])]
}

/** Somebody or something named in a question, as a term of its own. */
export type Slot = 'clan' | 'jugador' | 'etapa' | 'juego' | 'numero' | 'mapa' | 'servidor'

/** Stands for words that nobody taught. */
export const unheard = '{?}'

/** A question's terms with its names put in for the words that say them; `more`: terms that stand in no order. */
export function slotted(
  read: readonly Read[],
  slots: readonly { from: number; to: number; slot: Slot }[],
): { terms: string[]; more: string[] } {
  const terms: string[] = []
  const more: string[] = []
  const taken = (term: Read) => slots.find(({ from, to }) => term.from >= from && term.from < to)
  const seen = new Set<object>()
  for (const term of read) {
    const slot = taken(term)
    if (!slot && (term.kind === 'unknown' || term.kind === 'foreign')) {
      if (term.kind === 'foreign') more.push(`foreign:${term.term}`, 'foreign')
      if (terms.at(-1) !== unheard) terms.push(unheard)
    } else if (!slot) terms.push(term.term)
    else if (!seen.has(slot)) {
      seen.add(slot)
      terms.push(...slotTerms(slot.slot))
      more.push(`is:${slot.slot}`)
    }
  }
  if (more.filter((name) => name === 'is:clan' || name === 'is:jugador').length > 1) more.push('two')
  return { terms, more }
}

/** 'juega' and 'jugó' are one term: a match to come is told apart by its form. */
const toCome = /^(?:jueg(?:a|an|o|as|uen)|jugamos|juguemos)$/

/**
 * What an article is told by. Its words are told apart even where no intent uses them, because what articles are about is seldom asked of
 * the ladder's data.
 */
export function articleFeatures(
  read: readonly Read[],
  words: readonly Word[],
  slots: readonly { from: number; to: number; slot: Slot }[],
): string[] {
  const asKnown = read.map((term) =>
    term.kind === 'known' || term.kind === 'common'
      ? term
      : { ...term, term: rootOf(words[term.from]?.plain ?? ''), kind: 'known' as const },
  )
  const comes = words.some(({ plain }) => toCome.test(plain)) ? ['#juega'] : []
  return [...featuresOf(slotted(asKnown, slots).terms), ...comes]
}

/** A clan and a player are asked the same things: they are one term in the order of a question, and told apart beside it. */
export const slotTerms = (slot: Slot): string[] => [slot === 'clan' || slot === 'jugador' ? '{quien}' : `{${slot}}`]
