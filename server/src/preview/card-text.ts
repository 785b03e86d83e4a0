import { colours, type Colour } from './colours'
import { escaped, faces } from './drawings'

// Texts in SVG pictures. The SVG renderer cannot measure or wrap text, so widths are estimated here.

interface Style {
  size: number
  colour?: Colour
  weight?: number
  face?: keyof typeof faces
  anchor?: 'start' | 'middle' | 'end'
}

/** Characters that neither font of the pictures contains. They would be rendered as empty boxes. */
const undrawable =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}0-9²³¹½¼¾\p{P}\p{S}\s]|(?![0-9#*])\p{Emoji}|\p{So}|\u200D|\uFE0F/gu

/** A text without the characters that neither font contains. It may be empty. */
export const drawable = (words: string) => words.normalize('NFC').replace(undrawable, ' ').replace(/\s+/gu, ' ').trim()

/** Estimated width of a letter in the condensed font, relative to the font size. */
const letterWidth = (letter: string) =>
  /[%@&…–—mwMWÆæŒœЖЩШЮжшщюмωΩΨψ]/u.test(letter) ? 0.66 : /[\p{Lu}\p{N}]/u.test(letter) ? 0.47 : 0.39
/** Average width of each font's letters, relative to the condensed font. */
const widthFactor = { head: 1, text: 1.42 }

export const text = (
  x: number,
  y: number,
  words: string,
  { size, colour = 'bone', weight = 800, face = 'head', anchor = 'start' }: Style,
) =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="${faces[face]}" font-weight="${weight}" font-size="${size}" fill="${colours[colour]}">${escaped(words)}</text>`

/** Estimated width of a text, relative to its font size. */
export const textWidth = (words: string, face: keyof typeof faces = 'head') =>
  [...words].reduce((sum, letter) => sum + letterWidth(letter), 0) * widthFactor[face]

/** The font size in px, between `least` and `most`, at which a text fits the width; `least` if it never fits. */
export function fitting(words: string, width: number, most: number, face: keyof typeof faces = 'head', least = 20) {
  return Math.max(least, Math.min(most, Math.floor(width / Math.max(1, textWidth(words, face)))))
}
