/** What costs a query is asked at a scrape alone, and no more often than this, ms, whoever scrapes. */
const freshMs = 5_000

/** Remembers an answer for some seconds; a failed one is null. */
export function cachedAnswer<T>(ask: () => Promise<T>): () => Promise<T | null> {
  let at = -Infinity
  let answer: Promise<T | null> = Promise.resolve(null)
  return () => {
    const now = performance.now()
    if (now - at < freshMs) return answer
    at = now
    answer = ask().catch(() => null)
    return answer
  }
}
