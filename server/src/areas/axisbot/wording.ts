import { formatAgo, formatDate, formatTime } from '@trinchera/rules/presentation'

// Answers are text with line breaks, **bold** and [links](/address): what people named themselves must not become any of these, nor call anybody.

/** Unseen, and enough to keep two signs from meaning something together. */
const apart = '\u200B'

/** Somebody's own words as plain text inside an answer. */
export function quoted(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/@/g, `@${apart}`)
    .replace(/\*/g, `${apart}*${apart}`)
    .replace(/\](?=\()/g, `]${apart}`)
    .replace(/:\/\//g, `:${apart}//`)
    .replace(/<(?=[@#!&a-z/])/gi, `<${apart}`)
}

/** Words that stand out: our own, or a name that went through `quoted`. */
export const bold = (text: string) => `**${text}**`

/** Somebody's name, standing out. */
export const named = (name: string) => bold(quoted(name))

const brackets: Record<string, string> = { '[': '［', ']': '］' }

/** A link to one of our own pages, or to an address that staff wrote. */
export const link = (text: string, address: string) => `[${quoted(text).replace(/[[\]]/g, (sign) => brackets[sign] ?? sign)}](${address.replace(/[()\s]/g, encodeURIComponent)})`

/** 'a', 'a y b', 'a, b y c'. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${/^\W*(?:i|hi(?!e))/i.test(last) ? 'e' : 'y'} ${last}`
}

/** The beginning of a sentence. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What is said of one, or of several. */
export const counted = (count: number, one: string, many: string) => (count === 1 ? one : many)

/** A place as it is said: '2.º'. */
export const placed = (place: number) => `${place}.º`

/** A clan called 'Los …' plays in the plural. */
export const isPlural = (name: string) => /^l[oa]s\s/i.test(name)

/** The verb that goes with a name: `verb('va', 'van', 'Los Halcones')`. */
export const verb = (one: string, many: string, name: string) => (isPlural(name) ? many : one)

/** 'hace 3 h' within the day, the day and hour in Chile before. */
export function when(moment: string | null, now: Date): string {
  if (!moment) return 'nunca'
  const ago = formatAgo(moment, now.getTime())
  return ago.startsWith('hace') || ago === 'ahora' ? `${ago} (${formatDate(moment)}, ${formatTime(moment)})` : `el ${formatDate(moment)} a las ${formatTime(moment)}`
}

export const lines = (...parts: readonly (string | null | false | undefined)[]) => parts.filter(Boolean).join('\n')

/** Lines of a list. */
export const bullets = (items: readonly string[]) => items.map((item) => `• ${item}`).join('\n')
