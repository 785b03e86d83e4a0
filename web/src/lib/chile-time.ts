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

/** What a clock in Chile shows at an instant, as if it were UTC. */
function clockAt(at: number): number {
  const shown = new Map(parts.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/** An instant as an `<input type="datetime-local">` takes it, by Chile's clock: '2025-07-13T21:00'. */
export function toChileLocal(at: string | number): string {
  return new Date(clockAt(new Date(at).getTime())).toISOString().slice(0, 16)
}

/** The day of an instant in Chile: '2025-07-13'. */
export const chileDay = (at: string | number) => toChileLocal(at).slice(0, 10)

/** The instant that a day and hour of Chile's clock name ('2025-07-13T21:00' or '2025-07-13'); undefined where it is none. */
export function fromChileLocal(local: string): string | undefined {
  const wanted = Date.parse(`${local.length === 10 ? `${local}T00:00` : local}Z`)
  if (Number.isNaN(wanted)) return undefined
  // Chile's offset at about that moment, then at the moment found: the clock may change between them.
  const near = wanted + (wanted - clockAt(wanted))
  return new Date(near + (wanted - clockAt(near))).toISOString()
}

/** The last second of a day in Chile; undefined where it is no day. */
export function endOfChileDay(day: string): string | undefined {
  return fromChileLocal(day) && new Date(Date.parse(dayStart(day, 1)) - 1000).toISOString()
}

/** A day of Chile moved by whole days or months; a month without that day gives its last one. */
export function shiftDay(day: string, { days = 0, months = 0 }: { days?: number; months?: number }): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last) + days)).toISOString().slice(0, 10)
}
