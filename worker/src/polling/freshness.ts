/** How old, in ms, what is shown as the time of the last answer may become while nothing else changes: said more often, every reply would be made anew for that alone. */
const staleAfter = 50_000

/** Whether it is time to say again that an answer came. `shown`: ISO 8601, null: never. */
export const isStale = (shown: string | null, now: Date): boolean =>
  shown === null || now.getTime() - Date.parse(shown) >= staleAfter
