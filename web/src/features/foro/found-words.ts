import { searchWords } from '@trinchera/rules/foro'
import { lettersOf } from '@trinchera/rules/letters'

/** A part of a text. `found`: true if the part is a word that was searched for. */
export interface Piece {
  text: string
  found: boolean
}

const plain = (letters: readonly string[]): string[] =>
  letters.map((letter) => letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().slice(0, 1) || letter)

const isWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

/** Splits a text into parts, so that words that begin with a searched word can be highlighted. Ignores accents and case. */
export function foundWords(text: string, query: string): Piece[] {
  const letters = lettersOf(text)
  const folded = plain(letters)
  const words = searchWords(query)
  const pieces: Piece[] = []
  const push = (part: string, found: boolean) => {
    const last = pieces.at(-1)
    if (last && last.found === found) last.text += part
    else if (part) pieces.push({ text: part, found })
  }
  let at = 0
  while (at < letters.length) {
    let end = at + 1
    if (isWord(folded[at])) while (isWord(folded[end])) end++
    const word = folded.slice(at, end).join('')
    push(
      letters.slice(at, end).join(''),
      words.some((searched) => word.startsWith(searched)),
    )
    at = end
  }
  return pieces
}
