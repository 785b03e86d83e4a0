/** Maximum age of values that are shown but not broadcast when they change (pings, viewer counts), ms. */
const staleAfter = 50_000

/** True if the shown values must be refreshed. `shown`: when they were last broadcast, ISO 8601; null if never. */
export const isStale = (shown: string | null, now: Date): boolean =>
  shown === null || now.getTime() - Date.parse(shown) >= staleAfter
