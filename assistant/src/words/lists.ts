import { corpus } from '../corpus/corpus'
import type { Word } from './plain'

/** A list of words: those that are in it, and how others begin that are. */
const lists = new Map(
  [...corpus.words.lists].map(([name, words]) => {
    const beginnings = words.flatMap((word) => (word.endsWith('*') ? word.slice(0, -1) : []))
    return [name, { words: new Set(words), beginnings }]
  }),
)

/** Whether a plain word is of a list of `corpus/words/papeles.txt` or `listas.txt`. Throws if there is no such list. */
export function isIn(name: string, word = ''): boolean {
  const list = lists.get(name)
  if (!list) throw new Error(`corpus/words has no list ${name}`)
  return list.words.has(word) || list.beginnings.some((beginning) => word.startsWith(beginning))
}

/** Whether some words have one of a list. */
export const hasOf = (list: string, words: readonly Word[]): boolean => words.some(({ plain }) => isIn(list, plain))
