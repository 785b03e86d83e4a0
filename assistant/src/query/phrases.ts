import type { Word } from '../words/plain'

/** A phrase that was found: what its pattern caught, and the words it is made of. */
interface Phrase {
  said: RegExpExecArray
  used: ReadonlySet<number>
}

/** Finds phrases in the words of a question; `taken`: words that are read already, or belong to a name. */
export function phrasesIn(words: readonly Word[], taken: (at: number) => boolean) {
  const starts: number[] = []
  let text = ''
  for (const [at, { plain }] of words.entries()) {
    starts.push(text.length)
    text += `${taken(at) ? '·' : plain === 'q' ? 'que' : plain} `
  }
  return (pattern: string): Phrase | null => {
    const said = new RegExp(`(?<![^ ])(?:${pattern})(?= )`).exec(text)
    if (!said) return null
    const end = said.index + said[0].length
    return { said, used: new Set(starts.flatMap((start, at) => (start >= said.index && start < end ? [at] : []))) }
  }
}
