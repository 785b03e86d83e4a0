/**
 * Maximum age of the shown answer time while nothing changes, ms. Updating it more often would invalidate cached
 * replies for nothing else.
 */
const staleAfter = 50_000

/** Whether the shown answer time has to be updated. `shown`: ISO 8601; null: never. */
export const isStale = (shown: string | null, now: Date): boolean =>
  shown === null || now.getTime() - Date.parse(shown) >= staleAfter
