/** Maximum age, ms, of values whose changes alone are not broadcast, such as pings and viewer counts. */
const staleAfter = 50_000

/** True if such values must be broadcast again. `shown`: time of their last broadcast, ISO 8601; null if there was none. */
export const isStale = (shown: string | null, now: Date): boolean =>
  shown === null || now.getTime() - Date.parse(shown) >= staleAfter
