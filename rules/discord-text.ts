import { shortened } from './letters'

/** Cuts a text to a length in UTF-16 units, the unit of Discord's limits. */
export const cut = shortened

/** A user's text on one line, without invisible characters. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

/** Invisible character that, after an @, prevents a mention. */
const zeroWidthSpace = '\u200B'

/** Escapes what Discord would render as markup, mention, emoji or link. */
export const escaped = (text: string) =>
  text.replace(/[\\*_~`|>#\-[\]()<:]/g, (sign) => `\\${sign}`).replace(/@/g, `@${zeroWidthSpace}`)

/** A user's text for use inside a message: on one line, cut to `max` UTF-16 units and escaped. */
export const quoted = (text: string, max = 100) => escaped(cut(oneLine(text), max))

/** The site's colours as Discord's integers. */
export const colours = { brass: 0xc9a24b, green: 0x6f8f4e, red: 0xa8483a, violet: 0x7d5fa8, steel: 0x5f7d8c } as const
