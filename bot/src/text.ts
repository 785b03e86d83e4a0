import { quoted } from '@trinchera/rules/discord-text'
import { lettersOf } from '@trinchera/rules/letters'

/** Discord's limits for texts in characters, and for the number of fields. */
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

/** A link in Discord's markup, with the text escaped. `url`: an absolute URL; if null, returns the text without a link. */
export const link = (text: string, url: string | null, max = 100) =>
  url === null
    ? quoted(text, max)
    : `[${quoted(text, max)}](${url.replace(/[()\s]/g, (sign) => (sign === '(' ? '%28' : sign === ')' ? '%29' : encodeURIComponent(sign)))})`

/** Matches the parts of marked-up text that must not be cut apart: escaped characters, links, bold markers, and the text between them. */
const markupUnit = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]\([^)]*\)|\*\*|[^\\[*]+|[\s\S]/gu

/** Shortens marked-up text to `max` characters, ending in `…`. Links are kept whole or dropped, and bold text is closed. */
export function cutMarkup(text: string, max: number): string {
  if (text.length <= max) return text
  let result = ''
  let bold = false
  const parts = Array.from(text.matchAll(markupUnit), ([unit]) =>
    /^[\\[*]/.test(unit) ? [unit] : lettersOf(unit),
  ).flat()
  for (const part of parts) {
    const open: boolean = part === '**' ? !bold : bold
    if (result.length + part.length + (open ? '**…' : '…').length > max) break
    result += part
    bold = open
  }
  return `${result}${bold ? '**' : ''}…`
}

/** Joins lines, as many as fit into `max` characters. If some do not fit, a line `…` follows. */
export function fitLines(lines: readonly string[], max: number): string {
  const all = lines.join('\n')
  if (all.length <= max) return all
  let text = ''
  for (const line of lines) {
    const next = text ? `${text}\n${line}` : line
    if (next.length > max - 2) return text ? `${text}\n…` : cutMarkup(line, max)
    text = next
  }
  return text
}

/**
 * Discord's markup for a point in time, which each reader sees in their own time zone. `d`: date, `D`: long date, `F`: date and time, `t`:
 * time, `R`: time from now, such as "in 2 hours".
 */
export const moment = (iso: string, style: 'd' | 'D' | 'F' | 'R' | 't') =>
  `<t:${Math.floor(Date.parse(iso) / 1000)}:${style}>`
