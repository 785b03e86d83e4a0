import { dayStart } from '@trinchera/rules/days'
import { timeZone } from '@trinchera/rules/limits'

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** Chile's local time at an instant, encoded as if it were UTC, in ms. */
function clockAt(at: number): number {
  const shown = new Map(parts.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/** An instant in Chile's local time, in the format of `<input type="datetime-local">`: '2025-07-13T21:00'. */
export function toChileLocal(at: string | number): string {
  return new Date(clockAt(new Date(at).getTime())).toISOString().slice(0, 16)
}

/** The day of an instant in Chile: '2025-07-13'. */
export const chileDay = (at: string | number) => toChileLocal(at).slice(0, 10)

/** ISO instant of a local date and time in Chile ('2025-07-13T21:00' or '2025-07-13'); undefined if malformed. */
export function fromChileLocal(local: string): string | undefined {
  const wanted = Date.parse(`${local.length === 10 ? `${local}T00:00` : local}Z`)
  if (Number.isNaN(wanted)) return undefined
  // The offset is looked up twice: near a daylight-saving change the first guess may use the wrong one.
  const near = wanted + (wanted - clockAt(wanted))
  return new Date(near + (wanted - clockAt(near))).toISOString()
}

/** ISO instant of the last second of a day in Chile; undefined if malformed. */
export function endOfChileDay(day: string): string | undefined {
  return fromChileLocal(day) && new Date(Date.parse(dayStart(day, 1)) - 1000).toISOString()
}

/** A date moved by whole days or months; where the month is too short, its last day. */
export function shiftDay(day: string, { days = 0, months = 0 }: { days?: number; months?: number }): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last) + days)).toISOString().slice(0, 10)
}
