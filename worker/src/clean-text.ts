/** Characters that are nothing to read: controls, halves of pairs, and what turns the direction of the line around. */
const unreadable = /[\p{Cc}\p{Cs}\p{Co}\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu

/** A text from elsewhere as it may be shown: one line, no character that hides or turns, at most so many characters. */
export function cleanText(text: string, most: number): string {
  const line = text
    .replace(/[\t\n\r]/g, ' ')
    .replace(unreadable, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
  return line.length <= most ? line : [...line].slice(0, most).join('').trim()
}

/** A whole number within bounds; `otherwise` where it is none. */
export function clamped(value: unknown, least: number, most: number, otherwise = least): number {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  if (typeof number !== 'number' || Number.isNaN(number)) return otherwise
  return Math.trunc(Math.min(most, Math.max(least, number)))
}
