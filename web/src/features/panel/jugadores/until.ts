import { chileDay, endOfChileDay, shiftDay } from '@trinchera/rules/chile-time'

/** Suspension terms of fixed length. With the additional term 'fecha', staff choose the last day themselves. */
export const terms = [
  { term: '3d', label: '3 días', by: { days: 3 } },
  { term: '1s', label: '1 semana', by: { days: 7 } },
  { term: '3m', label: '3 meses', by: { months: 3 } },
] as const
export type Term = (typeof terms)[number]['term'] | 'fecha'

/** Last day of a suspension in Chile's calendar, `YYYY-MM-DD`: computed from the term, or `chosen` if the term is 'fecha'. */
export function dayOf(term: Term, chosen: string, now: number): string {
  const known = terms.find((one) => one.term === term)
  return known ? shiftDay(chileDay(now), known.by) : chosen
}

/** Last second of a day in Chile, ISO 8601; undefined if the day is past or malformed. */
export function untilDay(day: string, now: number): string | undefined {
  const until = endOfChileDay(day)
  return until && Date.parse(until) > now ? until : undefined
}
