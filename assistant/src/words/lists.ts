import { corpus } from '../corpus/corpus'

const lists = new Map([...corpus.words.roles].map(([name, words]) => [name, new Set(words)]))

/** Whether a plain word is of a list of `corpus/words/papeles.txt`. Throws where there is no such list. */
export function isIn(name: string, plain = ''): boolean {
  const list = lists.get(name)
  if (!list) throw new Error(`corpus/words/papeles.txt has no ${name}`)
  return list.has(plain)
}
