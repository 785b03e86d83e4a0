import { chileOffset } from '@trinchera/rules/chile-time'

const months = 'January February March April May June July August September October November December'.split(' ')
const inEnglish = /\bon \*\*(\d{1,2}) ([A-Z][a-z]+) (\d{4})\*\* at (\d\d):(\d\d)/g
const inSpanish = /\b(\d\d)\/(\d\d)\/(\d{4})(?:,| a las) (\d\d):(\d\d)(?!\d)/g

/** Whether times are wanted as UTC has them. */
export const asksUtc = (text: string) => /\b(?:utc|gmt|zulu)\b/i.test(text)
/** It says nothing but that: of what was told before. */
export const onlyAsksUtc = (text: string) =>
  asksUtc(text) &&
  /^[\s¿?]*(?:(?:and|y|ok|what|time|is|that|it|in|en|eso|hora|es|a|que|cuanto|seria|the|please|pls|porfa|s|would|be|at|to|what's|whats) )*(?:utc|gmt|zulu)(?: (?:please|pls|porfa|time|is that|is it|then))?[\s?.!]*$/i.test(
    text,
  )

function utcOf(day: number, month: number, year: number, hour: number, minute: number): Date {
  const local = Date.UTC(year, month, day, hour, minute)
  return new Date(local - chileOffset(local - chileOffset(local)))
}
const two = (part: number) => String(part).padStart(2, '0')
const clock = (at: Date) => `${two(at.getUTCHours())}:${two(at.getUTCMinutes())} UTC`

/** A reply with each of its times told in UTC as well. */
export const alsoInUtc = (text: string): string =>
  text
    .replace(inEnglish, (said, day: string, month: string, year: string, hour: string, minute: string) => {
      const at = utcOf(Number(day), months.indexOf(month), Number(year), Number(hour), Number(minute))
      const other = at.getUTCDate() === Number(day) ? '' : ` on ${at.getUTCDate()} ${months[at.getUTCMonth()] ?? ''}`
      return `${said} in Chile (${clock(at)}${other})`
    })
    .replace(inSpanish, (said, day: string, month: string, year: string, hour: string, minute: string) => {
      const at = utcOf(Number(day), Number(month) - 1, Number(year), Number(hour), Number(minute))
      const other = at.getUTCDate() === Number(day) ? '' : ` del ${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}`
      return `${said} (${clock(at)}${other})`
    })
