/** Maximum age, ms, of values such as pings and viewer counts, which are not broadcast at each change. */
const staleAfter = 50_000

/** True if values of `staleAfter` must be broadcast again. `shown`: time of their last broadcast, ISO 8601; null if there was none. */
export const isStale = (shown: string | null, now: Date): boolean =>
  shown === null || now.getTime() - Date.parse(shown) >= staleAfter
