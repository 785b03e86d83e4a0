import { lazily } from './lazily'

// Finds the letters as a person sees them, because one letter may be several code points: a family emoji, a flag, an accented letter.

const segmenter = lazily(() =>
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('es', { granularity: 'grapheme' }) : undefined,
)

/** Matches one letter in engines without a segmenter (Firefox before 125); imprecise only for some scripts of Asia. */
const oneLetter =
  /(?:\p{Regional_Indicator}{2}|\r\n|.)(?:[\p{M}\p{Emoji_Modifier}\u{E0020}-\u{E007F}\u200C]|\u200D\p{Extended_Pictographic}?)*/gsu

/** The letters of a text, as a person sees them. */
export function lettersOf(text: string): string[] {
  const segments = segmenter()?.segment(text)
  return segments ? Array.from(segments, ({ segment }) => segment) : (text.match(oneLetter) ?? [])
}

/** Maximum length of one letter, in UTF-16 units. No real letter is longer; a family of four has 11. */
const longestLetter = 64

/**
 * The beginning of a text, at most `most` UTF-16 units long, cut only between letters. Only a first letter with countless accents is cut
 * within the letter, between code points.
 */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text
  const letters = lettersOf(text.slice(0, most + longestLetter))
  let end = 0
  for (const letter of letters) {
    if (end + letter.length > most) break
    end += letter.length
  }
  if (end > 0 || (letters[0] ?? '').length <= longestLetter) return text.slice(0, end)
  return text.slice(0, (text.codePointAt(most - 1) ?? 0) > 0xffff ? most - 1 : most)
}

/** Like `beginningOf` (the text cut to `most` UTF-16 units between letters), but a cut text ends in …, which counts towards `most`. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${beginningOf(text, most - 1).trimEnd()}…`
