import { beginningOf } from '@trinchera/rules/letters'

/** Characters to remove from texts: controls, unpaired surrogates, invisible characters, and marks that change the text direction. */
const unreadable = /[\p{Cc}\p{Cs}\p{Co}\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu

/** Cleans a text from another server: one line without the characters of `unreadable`, at most `most` characters long. */
export function cleanText(text: string, most: number): string {
  const line = text
    .replace(/[\t\n\r]/g, ' ')
    .replace(unreadable, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
  return beginningOf(line, most).trim()
}

/** Converts a value to an integer between `least` and `most`; returns `otherwise` if the value is not a number. */
export function clamped(value: unknown, least: number, most: number, otherwise = least): number {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  if (typeof number !== 'number' || Number.isNaN(number)) return otherwise
  return Math.trunc(Math.min(most, Math.max(least, number)))
}
