/** Lower case without marks; what looks like a letter in another width or style is that letter. */
export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** A word as typed and as compared; `at` is where it begins in the text. */
export interface Word {
  typed: string
  plain: string
  at: number
}

/** More words than this say nothing more: the rest of a very long text is not looked at. */
const mostWords = 80

/** 'holaaaa' is 'hola', but 'iii' is a number and '2000' another. */
const unstretched = (word: string) => word.replace(/([a-hj-uwyz])\1{2,}/g, '$1')

/** The words of a text: runs of letters and digits; `%`, `+` and the sign of a question without words have meanings of their own. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const match of text.replace(/\bv\/s\b/gi, 'vs ').matchAll(/[\p{L}\p{M}\p{N}]+|[%+]/gu)) {
    const word = unstretched(plain(match[0]))
    if (word) words.push({ typed: match[0], plain: word, at: match.index })
    if (words.length === mostWords) break
  }
  return words
}

/** The words as compared, one space between them. */
export const plainText = (words: readonly Word[]): string => words.map((word) => word.plain).join(' ')
