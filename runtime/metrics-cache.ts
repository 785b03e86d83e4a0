/** How long, in ms, an answer stays fresh. Values that need a query are read only during a scrape, at most once in this time. */
const freshMs = 5_000

/** Caches the answer of `ask` for some seconds; a failed answer is null. */
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
