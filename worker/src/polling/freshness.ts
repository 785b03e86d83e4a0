/** Maximum age of what is shown but not watched for changes (pings, viewers' counts), ms. */
const staleAfter = 50_000

/** Whether what is shown has to be refreshed. `shown`: ISO 8601; null: never shown. */
export const isStale = (shown: string | null, now: Date): boolean =>
  shown === null || now.getTime() - Date.parse(shown) >= staleAfter
