import { chileDay, endOfChileDay, shiftDay } from '@trinchera/rules/chile-time'

/** How long a suspension is, of those one presses; 'fecha' is a day of one's own. */
export const terms = [
  { term: '3d', label: '3 días', by: { days: 3 } },
  { term: '1s', label: '1 semana', by: { days: 7 } },
  { term: '3m', label: '3 meses', by: { months: 3 } },
] as const
export type Term = (typeof terms)[number]['term'] | 'fecha'

/** The day that a term ends on, in Chile. */
export function dayOf(term: Term, chosen: string, now: number): string {
  const known = terms.find((one) => one.term === term)
  return known ? shiftDay(chileDay(now), known.by) : chosen
}

/** Until the day's last second; undefined where it is no day to come. */
export function untilDay(day: string, now: number): string | undefined {
  const until = endOfChileDay(day)
  return until && Date.parse(until) > now ? until : undefined
}
