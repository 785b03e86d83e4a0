/** Cuts to `max` UTF-16 units, ending in …; never splits a surrogate pair. */
export function cut(text: string, max: number): string {
  const signs = [...text]
  if (text.length <= max) return text
  let result = ''
  for (const sign of signs) {
    if (result.length + sign.length > max - 1) break
    result += sign
  }
  return `${result}…`
}

/** User text on one line, without invisible characters. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

/** Breaks a mention without being visible. */
const zeroWidthSpace = '\u200B'

/** Escapes what Discord would render as markup, mention, emoji or link. */
export const escaped = (text: string) =>
  text.replace(/[\\*_~`|>#\-[\]()<:]/g, (sign) => `\\${sign}`).replace(/@/g, `@${zeroWidthSpace}`)

/** User text for use within a message: one line, cut, escaped. */
export const quoted = (text: string, max = 100) => escaped(cut(oneLine(text), max))

/** The site's colours as Discord's integers. */
export const colours = { brass: 0xc9a24b, green: 0x6f8f4e, red: 0xa8483a, violet: 0x7d5fa8, steel: 0x5f7d8c } as const
