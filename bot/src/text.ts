/** Discord's own limits, in characters. */
export const limits = {
  title: 256,
  description: 4096,
  fieldName: 256,
  fieldValue: 1024,
  fields: 25,
  footer: 2048,
  label: 80,
  choice: 100,
  customId: 100,
} as const

/** At most so many characters, with … where something was cut; never half of a pair. */
export function cut(text: string, most: number): string {
  const signs = [...text]
  if (text.length <= most) return text
  let kept = ''
  for (const sign of signs) {
    if (kept.length + sign.length > most - 1) break
    kept += sign
  }
  return `${kept}…`
}

/** Somebody's own words on one line, without what cannot be seen. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

/** Unseen; keeps a sign from calling anybody. */
const apart = '\u200B'

/** Takes every sign that Discord reads as markup, a mention, an emoji or an address for what it is. */
export const escaped = (text: string) =>
  text.replace(/[\\*_~`|>#\-[\]()<:]/g, (sign) => `\\${sign}`).replace(/@/g, `@${apart}`)

/** Somebody's own words within our text: one line, not too long, nothing of it markup. */
export const quoted = (text: string, most = 100) => escaped(cut(oneLine(text), most))

/** A link; its text is escaped here. `url` is absolute; null: an address that Discord would not take, and the text stands alone. */
export const link = (text: string, url: string | null, most = 100) =>
  url === null
    ? quoted(text, most)
    : `[${quoted(text, most)}](${url.replace(/[()\s]/g, (sign) => (sign === '(' ? '%28' : sign === ')' ? '%29' : encodeURIComponent(sign)))})`

/** What may not be cut in two: an escaped sign, a link, the stars of a bold. */
const whole = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]\([^)]*\)|\*\*|[\s\S]/gu

/** Marked text of at most so many characters, with … where it was cut: no link is broken and no bold left open. */
export function cutMarkup(text: string, most: number): string {
  if (text.length <= most) return text
  let kept = ''
  let bold = false
  for (const [part] of text.matchAll(whole)) {
    const open: boolean = part === '**' ? !bold : bold
    if (kept.length + part.length + (open ? '**…' : '…').length > most) break
    kept += part
    bold = open
  }
  return `${kept}${bold ? '**' : ''}…`
}

/** As many whole lines as fit. */
export function fitLines(lines: readonly string[], most: number): string {
  const all = lines.join('\n')
  if (all.length <= most) return all
  let text = ''
  for (const line of lines) {
    const next = text ? `${text}\n${line}` : line
    if (next.length > most - 2) return text ? `${text}\n…` : cutMarkup(line, most)
    text = next
  }
  return text
}
